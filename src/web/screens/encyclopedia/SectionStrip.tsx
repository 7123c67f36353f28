import { encyclopedia as text } from '#shared/language/ka/encyclopedia.ts';
import { filterPath } from './encyclopedia.facts.ts';
import type { EncyclopediaData } from './encyclopedia.load.ts';
import styles from './SectionStrip.module.css';

type SectionStripProps = Pick<EncyclopediaData, 'letter' | 'section' | 'sections' | 'sectionCounts'>;

/** Parts of the encyclopedia, with how many terms each would leave. On narrow screens they go sideways. */
export function SectionStrip({ letter, section: chosen, sections, sectionCounts }: SectionStripProps) {
  if (sections.length === 0) return null;
  const shown = sections.filter(({ id }) => id === chosen?.id || (sectionCounts[id] ?? 0) > 0);
  return (
    <nav aria-label={text.sections} data-no-print>
      <ul className={styles.strip}>
        <li>
          <a
            className={styles.section}
            href={filterPath({ letter, section: undefined })}
            aria-current={chosen ? undefined : 'true'}
          >
            {text.allSections}
          </a>
        </li>
        {shown.map((section) => (
          <li key={section.id}>
            <a
              className={styles.section}
              href={filterPath({ letter, section })}
              aria-current={section.id === chosen?.id ? 'true' : undefined}
            >
              {section.title}
              <span className={styles.count}>{sectionCounts[section.id] ?? 0}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
