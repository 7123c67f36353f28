import { LinkStrip } from '#web/components/navigation/LinkStrip.tsx';
import { type Chosen, type Filter, listAddress } from './listing.ts';

interface FilterLinksProps {
  readonly path: string;
  readonly filter: Filter;
  readonly chosen: Chosen;
}

/** Renders the only filter of a list as links, if it has few options. */
export function FilterLinks({
  path,
  filter: { name, label, unfilteredLabel, options },
  chosen,
}: FilterLinksProps) {
  return (
    <LinkStrip
      label={label}
      links={[
        { href: path, title: unfilteredLabel, isChosen: chosen[name] === undefined },
        ...options.map(({ value, title, count }) => ({
          href: listAddress(path, { [name]: value }),
          title,
          count,
          isChosen: chosen[name] === value,
        })),
      ]}
    />
  );
}
