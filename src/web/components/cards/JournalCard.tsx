import type { Journal } from '#shared/collections/journal.ts';
import { formatDate } from '#shared/content/dates.ts';
import { journal as text } from '#shared/language/ka/reading/journals.ts';
import { Picture } from '../media/Picture.tsx';
import { NoBreakText } from '../text/NoBreakText.tsx';
import styles from './JournalCard.module.css';

type ShownJournal = Pick<Journal, 'title' | 'url' | 'number' | 'published_on' | 'image'> &
  Partial<Pick<Journal, 'introtext'>>;
export type ListedJournal = ShownJournal & Pick<Journal, 'id'>;

interface JournalCardProps {
  readonly journal: ShownJournal;
  readonly headingLevel?: 2 | 3;
}

/** Renders an issue of the journal: cover, number, date and introduction. */
export function JournalCard({ journal, headingLevel = 2 }: JournalCardProps) {
  const { title, url, number, published_on, image, introtext } = journal;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture image={image} size="issue" />
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
            <NoBreakText text={introtext} />
          </p>
        )}
      </div>
    </article>
  );
}
