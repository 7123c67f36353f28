import type { Image } from '#shared/collections/fields.ts';
import { formatDate } from '#shared/content/dates.ts';
import { journal as text } from '#shared/language/ka/journals.ts';
import styles from './JournalCard.module.css';
import { Picture } from './Picture.tsx';
import { Unbroken } from './Unbroken.tsx';

interface JournalCardProps {
  readonly journal: {
    readonly title: string;
    readonly url: string;
    readonly number: number;
    readonly published_on: string | null;
    readonly image: Image | null;
    readonly introtext?: string;
  };
  readonly headingLevel?: 2 | 3;
}

/** An issue of the journal: cover, number, day, what it is about. */
export function JournalCard({ journal, headingLevel = 2 }: JournalCardProps) {
  const { title, url, number, published_on, image, introtext } = journal;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture image={image} size="half" />
      </div>
      <div className={styles.text}>
        <p className={styles.number}>
          {text.number(number)}
          {published_on && <time dateTime={published_on}> · {formatDate(published_on)}</time>}
        </p>
        <Heading className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </Heading>
        {introtext && (
          <p className={styles.intro}>
            <Unbroken text={introtext} />
          </p>
        )}
      </div>
    </article>
  );
}
