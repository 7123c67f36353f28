import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { useDevice } from '#web/components/device.ts';
import { LetterIndex } from '#web/components/navigation/LetterIndex.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import type { IndexedTerm } from './encyclopedia.load.ts';
import styles from './TermIndex.module.css';

interface TermIndexProps {
  readonly terms: readonly IndexedTerm[];
  /** Whether definitions are shown. They fit filtered lists only. */
  readonly hasDefinitions: boolean;
}

/** Lists terms by letter, in alphabetical order. On a phone the whole alphabet is folded to its letters. */
export function TermIndex({ terms, hasDefinitions }: TermIndexProps) {
  const isFolded = useDevice() === 'mobile' && !hasDefinitions;
  return (
    <ListWithAds items={[...Map.groupBy(terms, ({ letter }) => letter)]} columns={1} gap={isFolded ? 0 : 28}>
      {(groups) => (
        <LetterIndex
          groups={groups}
          foldedCount={isFolded ? text.count : undefined}
          list={(letterTerms) => (
            <ul className={hasDefinitions ? styles.defined : styles.titles}>
              {letterTerms.map((term) => (
                <li key={term.id} className={styles.item}>
                  <a className={styles.link} href={term.url}>
                    {term.title}
                  </a>
                  {hasDefinitions && (
                    <p className={styles.definition}>
                      <NoBreakText text={term.introtext} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
        />
      )}
    </ListWithAds>
  );
}
