import { expect, test } from 'vitest';
import { describePortal } from '#shared/contracts/openapi.ts';

/** The part of OpenAPI's schemas that the portal's document uses. */
interface Shape {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
}
interface Held {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Shape }>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly security?: readonly object[];
  readonly requestBody?: Held;
  readonly responses: Readonly<Record<string, Held>>;
}

/** A schema on one line: `{ title: string, author?: { id: integer } | null }`, with constraints in brackets. */
function outline({
  $ref,
  type,
  properties,
  required = [],
  items,
  anyOf,
  additionalProperties,
  title: _,
  description: __,
  ...limits
}: Shape): string {
  if ($ref) return $ref.replace(/^.*\//, '→ ');
  if (anyOf) return anyOf.map(outline).join(' | ');
  const said = Object.keys(limits).length > 0 ? ` (${JSON.stringify(limits)})` : '';
  if (items) return `[${outline(items)}]${said}`;
  const named = Object.entries(properties ?? {}).map(
    ([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${outline(shape)}`,
  );
  if (typeof additionalProperties === 'object') named.push(`…: ${outline(additionalProperties)}`);
  return named.length > 0 ? `{ ${named.join(', ')} }${said}` : `${[type ?? 'any'].flat().join(' | ')}${said}`;
}

/** The encodings of a body with equal schemas, grouped. */
function* bodies({ $ref, content = {} }: Held): Generator<string> {
  if ($ref) yield outline({ $ref });
  const kinds = Map.groupBy(Object.keys(content), (kind) => outline(content[kind]!.schema));
  for (const [shape, names] of kinds) yield `${names.join(', ')}: ${shape}`;
}

function* describe(paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): Generator<string> {
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { parameters = [], security, requestBody = {}, responses }] of Object.entries(
      operations,
    )) {
      yield `${method.toUpperCase()} ${path}${security ? ', signed in' : ''}`;
      for (const { name, required } of parameters) yield `  ${name}${required ? '' : '?'}`;
      for (const body of bodies(requestBody)) yield `  asks ${body}`;
      for (const [status, answer] of Object.entries(responses))
        for (const body of bodies(answer)) yield `  ${status} ${body}`;
    }
}

test('what the portal promises its callers is what promises.txt says (vitest -u writes a changed promise down)', async () => {
  const { paths, components } = describePortal({
    siteName: 'სალბუნი',
    siteUrl: 'https://salbuni.example',
  }) as {
    paths: Parameters<typeof describe>[0];
    components: { schemas: Readonly<Record<string, Shape>> };
  };
  const named = Object.entries(components.schemas).map(([name, shape]) => `${name}: ${outline(shape)}`);
  await expect(`${[...describe(paths), '', ...named].join('\n')}\n`).toMatchFileSnapshot('promises.txt');
});
