import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import styles from './ArticleCard.module.css';
import { useAccent } from './accents.ts';
import { Picture } from './Picture.tsx';
import { Unbroken } from './Unbroken.tsx';
import { VideoMark } from './VideoMark.tsx';

interface ArticleCardProps {
  readonly article: Article;
  /** `card` stands in a grid (a line where that is narrow), `lead` before a list, `row` in one, `feature` alone. */
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

/** One article as an invitation to read it: picture, category, title and, where there is room, what it is about. */
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
            <Unbroken text={article.title} />
          </a>
        </Heading>
        {variant !== 'row' && article.introtext && (
          <p className={styles.intro}>
            <Unbroken text={article.introtext} />
          </p>
        )}
      </div>
    </article>
  );
}
