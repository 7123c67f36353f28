import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { LinkStrip } from '#web/components/navigation/LinkStrip.tsx';
import { filterPath } from './encyclopedia.facts.ts';
import type { EncyclopediaData } from './encyclopedia.load.ts';

type SectionStripProps = Pick<EncyclopediaData, 'letter' | 'section' | 'sections' | 'sectionCounts'>;

/** Renders the sections as filters with the number of their terms. */
export function SectionStrip({ letter, section: chosen, sections, sectionCounts }: SectionStripProps) {
  if (sections.length === 0) return null;
  const visible = sections.filter(({ id }) => id === chosen?.id || (sectionCounts[id] ?? 0) > 0);
  return (
    <LinkStrip
      label={text.sections}
      links={[
        { href: filterPath({ letter, section: undefined }), title: text.allSections, isChosen: !chosen },
        ...visible.map((section) => ({
          href: filterPath({ letter, section }),
          title: section.title,
          count: sectionCounts[section.id] ?? 0,
          isChosen: section.id === chosen?.id,
        })),
      ]}
    />
  );
}
