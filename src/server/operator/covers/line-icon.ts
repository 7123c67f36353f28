import icons from 'lucide-react/dynamicIconImports.mjs';
import { z } from 'zod';

const shape = z.tuple([
  z.enum(['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']),
  z.record(z.string(), z.union([z.string(), z.number()])),
]);
const iconModule = z.object({ __iconData: z.object({ node: z.array(shape) }) });

/**
 * The strokes of a lucide icon (ISC licence) as SVG on a field of 24 × 24, taken from the icon's own data.
 * @throws Error when lucide has no icon of that name.
 */
export async function loadLineIcon(name: string): Promise<string> {
  const loaders: Readonly<Record<string, () => Promise<unknown>>> = icons;
  const load = loaders[name];
  if (!load) throw new Error(`lucide has no icon „${name}“`);
  const { __iconData: data } = iconModule.parse(await load());
  return data.node
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}
