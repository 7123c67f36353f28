import type { ArticleCard as Article } from '#shared/collections/article-card.ts';
import { useAccent } from '#web/components/accents.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { VideoMark } from '#web/components/media/VideoMark.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './SingleArticleBlock.module.css';

/** Renders one article over the whole width, its text under a wide picture. */
export function SingleArticleBlock({ articles }: { readonly articles: readonly Article[] }) {
  const [article] = articles;
  return article && <SingleArticle article={article} />;
}

interface SingleArticleProps {
  readonly article: Article;
  readonly headingLevel?: 2 | 3;
}

/** Renders an article that others of its list follow. */
export function SingleArticle({ article, headingLevel = 3 }: SingleArticleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.single} data-article={article.id} data-accent={useAccent(article.url)}>
      <div className={styles.picture}>
        <Picture image={article.image} size="cover" />
        {article.has_video && <VideoMark />}
      </div>
      <div className={styles.text}>
        {article.category && <p className={styles.category}>{article.category.title}</p>}
        <Heading className={styles.title}>
          <a className={styles.link} href={article.url}>
            <NoBreakText text={article.title} />
          </a>
        </Heading>
        <p className={styles.intro}>
          <NoBreakText text={article.introtext} />
        </p>
      </div>
    </article>
  );
}
