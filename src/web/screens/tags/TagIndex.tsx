import { tags as text } from '#shared/language/ka/tags.ts';
import { LetterIndex } from '#web/components/LetterIndex.tsx';
import styles from './TagIndex.module.css';
import type { ListedTag } from './tags.load.ts';

/** First letter of a title: its place in the index; digits and signs share one. */
function letterOf(title: string): string {
  const letter = /[\p{L}\p{Nd}]/u.exec(title)?.[0] ?? '#';
  return /\p{L}/u.test(letter) ? letter : '0-9';
}

/** Tags under their letters, each with what bears it. One that nothing bears is shown and leads nowhere. */
export function TagIndex({ tags }: { readonly tags: readonly ListedTag[] }) {
  const byLetter = [...Map.groupBy(tags, ({ title }) => letterOf(title))];
  return (
    <>
      <nav aria-label={text.letters} data-no-print>
        <ul className={styles.letters}>
          {byLetter.map(([letter]) => (
            <li key={letter}>
              <a className={styles.jump} href={`#letter-${letter}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LetterIndex
        groups={byLetter}
        list={(own) => (
          <ul className={styles.list}>
            {own.map((tag) => (
              <TagItem key={tag.id} tag={tag} />
            ))}
          </ul>
        )}
      />
    </>
  );
}

function TagItem({ tag: { title, url, articles_count, questions_count } }: { readonly tag: ListedTag }) {
  const isEmpty = articles_count + questions_count === 0;
  const counts = text.counts(articles_count, questions_count);
  return (
    <li className={styles.item}>
      {isEmpty ? (
        <span className={styles.empty}>{title}</span>
      ) : (
        <a className={styles.link} href={url}>
          {title}
        </a>
      )}
      <span className={styles.counts}>{counts}</span>
    </li>
  );
}
