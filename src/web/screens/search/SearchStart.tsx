import { search } from '#shared/language/ka/site/search.ts';
import { searchStart as text } from '#shared/language/ka/site/search-start.ts';
import { paths } from '#shared/paths/paths.ts';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { LinkList } from '#web/components/navigation/LinkList.tsx';
import { Introduction } from '#web/components/text/Introduction.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import styles from './Search.module.css';
import type { Topic } from './search.load.ts';

const allTopics = { href: paths.tags, text: text.allTopics, label: text.allTopicsLabel, isExternal: false };

/** Renders the page without a query: hints, topics and other starting points. */
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
