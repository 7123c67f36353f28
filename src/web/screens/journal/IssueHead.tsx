import { formatDate } from '#shared/content/dates.ts';
import { journal as text } from '#shared/language/ka/reading/journals.ts';
import { lightbox } from '#shared/language/ka/reading/lightbox.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { useSite } from '#web/components/site/site.ts';
import { DottedLine } from '#web/components/text/DottedLine.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { FileLink } from './FileLink.tsx';
import styles from './IssueHead.module.css';
import type { ShownJournal } from './journal.load.ts';

/** Renders an issue's cover, title, introduction and file. */
export function IssueHead({ journal }: { readonly journal: ShownJournal }) {
  const { title, number, published_on, image, introtext, file_url, articles } = journal;
  const { media } = useSite();
  const cover = <Picture image={image} size="issue" isFirst />;
  return (
    <header className={styles.head}>
      {image ? (
        <a
          className={styles.cover}
          href={mediaAddress(image.url, media)}
          data-lightbox-open
          aria-label={lightbox.open}
        >
          {cover}
        </a>
      ) : (
        <div className={styles.cover}>{cover}</div>
      )}
      <div className={styles.text}>
        <h1 className={styles.title}>
          <NoBreakText text={title} />
        </h1>
        <p className={styles.about}>
          <DottedLine
            items={[
              text.number(number),
              published_on && formatDate(published_on),
              text.articles(articles.length),
            ]}
          />
        </p>
        <p className={styles.intro}>
          <NoBreakText text={introtext} />
        </p>
        {file_url && <FileLink url={file_url} />}
      </div>
    </header>
  );
}
