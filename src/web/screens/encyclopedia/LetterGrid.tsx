import { otherLetters } from '#shared/collections/letter-buckets.ts';
import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { filterPath } from './encyclopedia.facts.ts';
import { type EncyclopediaData, letters } from './encyclopedia.load.ts';
import styles from './LetterGrid.module.css';

type LetterGridProps = Pick<EncyclopediaData, 'letter' | 'section' | 'letterCounts'>;

/**
 * Renders the alphabet as filters. Letters without terms are not links; selecting the current letter clears the
 * filter.
 */
export function LetterGrid({ letter: chosen, section, letterCounts }: LetterGridProps) {
  const isOther = (letter: string) => otherLetters.some((other) => other === letter);
  return (
    <nav aria-label={text.letters} data-no-print>
      <ul className={styles.grid}>
        {letters.map((letter) => {
          const count = letterCounts[letter] ?? 0;
          // A letter of the alphabet keeps its place without terms; „0-9“ would be a dead key.
          if (count === 0 && letter !== chosen && isOther(letter)) return null;
          return (
            <li key={letter} className={isOther(letter) ? styles.wide : undefined}>
              {count > 0 || letter === chosen ? (
                <a
                  className={styles.letter}
                  href={filterPath({ letter: letter === chosen ? undefined : letter, section })}
                  aria-label={text.letter(letter, count)}
                  aria-current={letter === chosen ? 'true' : undefined}
                >
                  {letter}
                </a>
              ) : (
                <span className={styles.empty} role="img" aria-label={text.emptyLetter(letter)}>
                  {letter}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
