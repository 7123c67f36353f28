import { search } from '#shared/language/ka/search.ts';
import { searchStart as text } from '#shared/language/ka/search-start.ts';
import { paths } from '#shared/paths/paths.ts';
import { Introduction } from '#web/components/Introduction.tsx';
import { LinkChips } from '#web/components/LinkChips.tsx';
import { LinkList } from '#web/components/LinkList.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import styles from './Search.module.css';
import type { Topic } from './search.load.ts';

const allTopics = { href: paths.tags, text: text.allTopics, label: text.allTopicsLabel, isExternal: false };

/** What stands there before anything is asked: how to ask, and ways on for who would rather look around. */
export function SearchStart({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <>
      <Introduction>{search.intro}</Introduction>
      <section className={styles.part}>
        <SectionHead title={text.ways} />
        <ul className={styles.hints}>
          {text.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <SectionHead title={text.topics} more={allTopics} />
        <LinkChips label={text.topics} links={topics} />
      </section>
      <section>
        <SectionHead title={text.places} />
        <LinkList links={text.placeList} />
      </section>
    </>
  );
}
