import type { ArticleCard } from '#shared/collections/article-card.ts';
import { slider as text } from '#shared/language/ka/reading/slider.ts';
import { useAccent } from '#web/components/accents.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './MainSlider.module.css';

interface SlideProps {
  readonly article: ArticleCard;
  readonly isFirst: boolean;
  /** Whether the picture is fetched. Only slides next to the current one load theirs. */
  readonly isLoaded: boolean;
  /** The slide's number, „3 / 15“. Absent on mobile, where slides are list items. */
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly isLeaving?: boolean;
}

const marked = (is: boolean): '' | undefined => (is ? '' : undefined);

/** Renders one article: its text beside a picture, or a list item on mobile. */
export function Slide({
  article,
  isFirst,
  isLoaded,
  label,
  isCurrent = false,
  isLeaving = false,
}: SlideProps) {
  const size = label !== undefined ? 'slide' : isFirst ? 'cover' : 'row';
  return (
    <li
      className={styles.slide}
      data-slide={marked(label !== undefined)}
      data-current={marked(isCurrent)}
      data-leaving={marked(isLeaving)}
      data-article={article.id}
      data-accent={useAccent(article.url)}
      aria-label={label}
      aria-roledescription={label && text.slideRole}
    >
      <div className={styles.picture}>
        {isLoaded && <Picture image={article.image} size={size} isFirst={isFirst} />}
      </div>
      <div className={styles.text}>
        {article.category && <p className={styles.category}>{article.category.title}</p>}
        <h2 className={styles.title}>
          <a className={styles.link} href={article.url}>
            <NoBreakText text={article.title} />
          </a>
        </h2>
        <p className={styles.intro}>
          <NoBreakText text={article.introtext} />
        </p>
      </div>
    </li>
  );
}
