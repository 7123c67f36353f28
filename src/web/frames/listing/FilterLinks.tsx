import { LinkStrip } from '#web/components/LinkStrip.tsx';
import { type Chosen, type Filter, listAddress } from './listing.ts';

interface FilterLinksProps {
  readonly path: string;
  readonly filter: Filter;
  readonly chosen: Chosen;
}

/** A list's only filter, where it has few choices: all of them side by side. */
export function FilterLinks({ path, filter: { name, label, any, options }, chosen }: FilterLinksProps) {
  return (
    <LinkStrip
      label={label}
      links={[
        { href: path, title: any, isChosen: chosen[name] === undefined },
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
