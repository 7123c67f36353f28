import { searchKinds, search as text } from '#shared/language/ka/site/search.ts';
import { searchPath } from '#shared/paths/paths.ts';
import { LinkStrip } from '#web/components/navigation/LinkStrip.tsx';
import type { Chosen } from '#web/layouts/listing/listing.ts';
import { type Kind, kinds, type SearchResults } from './search.load.ts';

interface KindStripProps {
  /** The whole question by its names in the address. */
  readonly parameters: Chosen;
  readonly chosen: Kind | undefined;
  readonly results: SearchResults;
}

/** Renders the result kinds as filters with the number of results. */
export function KindStrip({ parameters, chosen, results }: KindStripProps) {
  const { type: _, ...question } = parameters;
  const visible = kinds.filter((kind) => kind === chosen || results.types[kind]);
  return (
    <LinkStrip
      label={text.kinds}
      links={[
        {
          href: searchPath(question),
          title: text.everything,
          count: results.all,
          isChosen: !chosen,
        },
        ...visible.map((kind) => ({
          href: searchPath({ ...question, type: kind }),
          title: searchKinds[kind],
          count: results.types[kind] ?? 0,
          isChosen: kind === chosen,
        })),
      ]}
    />
  );
}
