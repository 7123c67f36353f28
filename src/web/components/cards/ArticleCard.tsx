import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { useAccent } from '../accents.ts';
import { Picture } from '../media/Picture.tsx';
import { VideoMark } from '../media/VideoMark.tsx';
import { NoBreakText } from '../text/NoBreakText.tsx';
import styles from './ArticleCard.module.css';

interface ArticleCardProps {
  readonly article: Article;
  /**
   * `card` is for grids (a row in narrow ones), `lead` precedes a list, `row` is for lists, `feature` spans the
   * column.
   */
  readonly variant: 'card' | 'lead' | 'row' | 'feature-left' | 'feature-right';
  readonly headingLevel?: 2 | 3;
}

const pictureOf = {
  card: 'card',
  lead: 'card',
  row: 'row',
  'feature-left': 'feature',
  'feature-right': 'feature',
} as const;

const sizeOf = { ...pictureOf, lead: 'lead' } as const;

/** Renders a preview of an article: picture, category, title and, except in rows, the introduction. */
export function ArticleCard({ article, variant, headingLevel = 3 }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className={styles[pictureOf[variant]]}
      data-variant={variant}
      data-article={article.id}
      data-accent={useAccent(article.url)}
    >
      <div className={styles.picture}>
        <Picture image={article.image} size={sizeOf[variant]} />
        {article.has_video && <VideoMark />}
      </div>
      <div className={styles.text}>
        {article.category && <p className={styles.category}>{article.category.title}</p>}
        <Heading className={styles.title}>
          <a className={styles.link} href={article.url}>
            <NoBreakText text={article.title} />
          </a>
        </Heading>
        {variant !== 'row' && article.introtext && (
          <p className={styles.intro}>
            <NoBreakText text={article.introtext} />
          </p>
        )}
      </div>
    </article>
  );
}
