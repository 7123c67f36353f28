import type { SearchResult } from '#shared/collections/search.ts';
import { Picture } from './Picture.tsx';
import styles from './ResultList.module.css';
import { Unbroken } from './Unbroken.tsx';

export type ShownResult = Pick<SearchResult, 'type' | 'id' | 'title' | 'url'> &
  Partial<Pick<SearchResult, 'introtext' | 'image'>>;

interface ResultListProps {
  readonly results: readonly ShownResult[];
  /** Level of the titles, under the heading the list stands below. */
  readonly headingLevel?: 2 | 3;
}

/** Records of any kind, one under the other: picture where there is one, title, what it is about. */
export function ResultList({ results, headingLevel = 3 }: ResultListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.list}>
      {results.map(({ type, id, title, url, introtext, image }) => (
        <li
          key={`${type} ${id}`}
          className={styles.item}
          data-article={type === 'article' ? id : undefined}
          data-result={type}
        >
          {image && (
            <div className={styles.picture}>
              <Picture image={image} size="row" />
            </div>
          )}
          <div className={styles.text}>
            <Heading className={styles.title}>
              <a className={styles.link} href={url}>
                <Unbroken text={title} />
              </a>
            </Heading>
            {introtext && (
              <p className={styles.intro}>
                <Unbroken text={introtext} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
