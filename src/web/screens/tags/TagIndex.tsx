import { tags as text } from '#shared/language/ka/reading/tags.ts';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { LetterIndex } from '#web/components/navigation/LetterIndex.tsx';
import styles from './TagIndex.module.css';
import type { ListedTag } from './tags.load.ts';

/** Returns the index letter of a title; digits and symbols share one entry. */
function letterOf(title: string): string {
  const letter = /[\p{L}\p{Nd}]/u.exec(title)?.[0] ?? '#';
  return /\p{L}/u.test(letter) ? letter : '0-9';
}

/** Lists tags by letter with their numbers of articles and questions. Unused tags are not links. */
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
      <ListWithAds items={byLetter} columns={1} gap={28}>
        {(groups) => (
          <LetterIndex
            groups={groups}
            list={(letterTags) => (
              <ul className={styles.list}>
                {letterTags.map((tag) => (
                  <TagItem key={tag.id} tag={tag} />
                ))}
              </ul>
            )}
          />
        )}
      </ListWithAds>
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
