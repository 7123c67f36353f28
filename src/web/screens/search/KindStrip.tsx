import { searchKinds, search as text } from '#shared/language/ka/search.ts';
import { searchPath } from '#shared/paths/paths.ts';
import { LinkStrip } from '#web/components/LinkStrip.tsx';
import { type Found, type Kind, kinds } from './search.load.ts';

interface KindStripProps {
  readonly question: string;
  readonly chosen: Kind | undefined;
  readonly found: Found;
}

/** The kinds something was found of, each a way to see that kind alone. */
export function KindStrip({ question, chosen, found }: KindStripProps) {
  const shown = kinds.filter((kind) => kind === chosen || found.types[kind]);
  return (
    <LinkStrip
      label={text.kinds}
      links={[
        {
          href: searchPath({ q: question }),
          title: text.everything,
          count: found.all,
          isChosen: !chosen,
        },
        ...shown.map((kind) => ({
          href: searchPath({ q: question, type: kind }),
          title: searchKinds[kind],
          count: found.types[kind] ?? 0,
          isChosen: kind === chosen,
        })),
      ]}
    />
  );
}
