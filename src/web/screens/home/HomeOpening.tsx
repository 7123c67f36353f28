import { home as text } from '#shared/language/ka/reading/home.ts';
import { searchPath } from '#shared/paths/paths.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { SearchForm } from '#web/layouts/search/SearchForm.tsx';
import styles from './HomeOpening.module.css';
import { HomeTools } from './HomeTools.tsx';
import type { HomeData } from './home.load.ts';

type HomeOpeningProps = Pick<HomeData, 'topics' | 'calculatorCount'>;

/** Renders the opening of the home page: the reader's worry first, then the topics and the tools of the portal. */
export function HomeOpening({ topics, calculatorCount }: HomeOpeningProps) {
  return (
    <div className={styles.opening}>
      <section className={styles.worry} aria-labelledby="worry">
        <h1 className={styles.title} id="worry">
          {text.worry.title}
        </h1>
        <p className={styles.lead}>{text.worry.lead}</p>
        <div className={styles.search}>
          <SearchForm label={text.worry.search} isProminent />
        </div>
        <nav aria-label={text.worry.complaints}>
          <ul className={styles.complaints} data-fades>
            {text.complaints.map((complaint) => (
              <li key={complaint}>
                <a className={styles.complaint} href={searchPath({ q: complaint })}>
                  {complaint}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {topics.length > 0 && (
        <nav aria-label={text.topics}>
          <ul className={styles.topics}>
            {topics.map(({ id, title, url, image }) => (
              <li key={id}>
                <a className={styles.topic} href={url}>
                  {image && (
                    <span className={styles.object}>
                      <Picture image={image} size="object" />
                    </span>
                  )}
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HomeTools calculatorCount={calculatorCount} />
    </div>
  );
}
