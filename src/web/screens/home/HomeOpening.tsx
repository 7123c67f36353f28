import { home as text } from '#shared/language/ka/reading/home.ts';
import { paths, searchPath } from '#shared/paths/paths.ts';
import { useAskPrice } from '#web/components/ask-price.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { SearchForm } from '#web/layouts/search/SearchForm.tsx';
import styles from './HomeOpening.module.css';
import type { HomeData } from './home.load.ts';

type HomeOpeningProps = Pick<HomeData, 'topics' | 'calculatorCount'>;

/** Renders the opening of the home page: the reader's worry first, then the topics and the tools of the portal. */
export function HomeOpening({ topics, calculatorCount }: HomeOpeningProps) {
  const price = useAskPrice();
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
      <nav aria-label={text.tools.title}>
        <ul className={styles.tools}>
          <li>
            <a className={styles.ask} href={paths.consultantpage}>
              <span className={styles.toolTitle}>{text.tools.ask.title}</span>
              <span className={styles.toolText}>{text.tools.ask.text}</span>
              {price && <span className={styles.price}>{price}</span>}
            </a>
          </li>
          {[
            {
              ...text.tools.calculators,
              text: text.tools.calculators.text(calculatorCount),
              href: paths.calculations,
            },
            { ...text.tools.encyclopedia, href: paths.encyclopedia },
            { ...text.tools.doctors, href: paths.doctors },
            { ...text.tools.clinics, href: paths.clinics },
          ].map(({ title, text: about, href }) => (
            <li key={href}>
              <a className={styles.tool} href={href}>
                <span className={styles.toolTitle}>{title}</span>
                <span className={styles.toolText}>{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
