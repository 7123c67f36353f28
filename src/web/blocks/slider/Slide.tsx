import type { ArticleCard } from '#shared/collections/article-card.ts';
import { slider as text } from '#shared/language/ka/slider.ts';
import { useAccent } from '#web/components/accents.ts';
import { Picture } from '#web/components/Picture.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import styles from './MainSlider.module.css';

interface SlideProps {
  readonly article: ArticleCard;
  readonly isFirst: boolean;
  /** Pictures far from the shown one are not fetched yet. */
  readonly isLoaded: boolean;
  /** „3 / 15“; on mobile slides are lines of a list and have none. */
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly isLeaving?: boolean;
}

const marked = (is: boolean): '' | undefined => (is ? '' : undefined);

/** One article of the slider: a picture with its title on it, or, on mobile, a line of a list. */
export function Slide({
  article,
  isFirst,
  isLoaded,
  label,
  isCurrent = false,
  isLeaving = false,
}: SlideProps) {
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
        {isLoaded && <Picture image={article.image} size="slide" isFirst={isFirst} />}
      </div>
      <div className={styles.text}>
        {article.category && <p className={styles.category}>{article.category.title}</p>}
        <h2 className={styles.title}>
          <a className={styles.link} href={article.url}>
            <Unbroken text={article.title} />
          </a>
        </h2>
        <p className={styles.intro}>
          <Unbroken text={article.introtext} />
        </p>
      </div>
    </li>
  );
}
