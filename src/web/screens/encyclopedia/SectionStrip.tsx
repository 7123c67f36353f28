import { encyclopedia as text } from '#shared/language/ka/encyclopedia.ts';
import { LinkStrip } from '#web/components/LinkStrip.tsx';
import { filterPath } from './encyclopedia.facts.ts';
import type { EncyclopediaData } from './encyclopedia.load.ts';

type SectionStripProps = Pick<EncyclopediaData, 'letter' | 'section' | 'sections' | 'sectionCounts'>;

/** Parts of the encyclopedia, with how many terms each would leave. */
export function SectionStrip({ letter, section: chosen, sections, sectionCounts }: SectionStripProps) {
  if (sections.length === 0) return null;
  const shown = sections.filter(({ id }) => id === chosen?.id || (sectionCounts[id] ?? 0) > 0);
  return (
    <LinkStrip
      label={text.sections}
      links={[
        { href: filterPath({ letter, section: undefined }), title: text.allSections, isChosen: !chosen },
        ...shown.map((section) => ({
          href: filterPath({ letter, section }),
          title: section.title,
          count: sectionCounts[section.id] ?? 0,
          isChosen: section.id === chosen?.id,
        })),
      ]}
    />
  );
}
