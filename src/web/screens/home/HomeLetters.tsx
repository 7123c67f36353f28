import { alphabet } from '#shared/language/georgian/alphabet.ts';
import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { encyclopediaPath } from '#shared/paths/paths.ts';
import styles from './HomeLetters.module.css';
import type { HomeData } from './home.load.ts';

/** Renders the encyclopedia as its letters, those that terms begin with. */
export function HomeLetters({ data: { letterCounts } }: { readonly data: HomeData }) {
  const letters = [...alphabet].filter((letter) => (letterCounts?.[letter] ?? 0) > 0);
  if (letters.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="letters" data-no-print>
      <h2 className={styles.title} id="letters">
        {text.title}
      </h2>
      <ul className={styles.letters} data-fades>
        {letters.map((letter) => (
          <li key={letter}>
            <a
              className={styles.letter}
              href={encyclopediaPath({ letter })}
              aria-label={text.letter(letter, letterCounts?.[letter] ?? 0)}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
