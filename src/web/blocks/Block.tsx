import type { ComponentType } from 'react';
import type { ArticleCard } from '#shared/collections/article-card.ts';
import type { ArticleBlock, BlockLayout } from '#shared/collections/articleblock.ts';
import { blocks as text } from '#shared/language/ka/reading/blocks.ts';
import { onDemand } from '#web/components/on-demand.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import styles from './Block.module.css';
import { CategoryBlock } from './CategoryBlock.tsx';
import { FeatureBlock } from './FeatureBlock.tsx';
import { GridBlock } from './GridBlock.tsx';
import { ImageListBlock } from './ImageListBlock.tsx';
import { SingleArticleBlock } from './SingleArticleBlock.tsx';

export interface LayoutProps {
  readonly articles: readonly ArticleCard[];
}

const loadSlider = async () => (await import('./slider/MainSlider.tsx')).MainSlider;
const MainSlider = onDemand({
  serverComponent: import.meta.env.SSR ? await loadSlider() : undefined,
  load: loadSlider,
  selector: '[data-slider]',
});

const layouts: Readonly<Record<BlockLayout, ComponentType<LayoutProps>>> = {
  main_slider: MainSlider,
  category: CategoryBlock,
  image_left: (props) => <FeatureBlock {...props} variant="feature-left" />,
  image_right: (props) => <FeatureBlock {...props} variant="feature-right" />,
  signle_article: SingleArticleBlock,
  grids: GridBlock,
  imageList: ImageListBlock,
};

interface BlockProps {
  readonly block: ArticleBlock;
  readonly position: string;
}

/** Renders a content block: its heading, unless editors hide it, and its articles in one of seven layouts. */
export function Block({ block, position }: BlockProps) {
  const Layout = layouts[block.layout] ?? GridBlock;
  if (block.articles.length === 0) return null;
  return (
    <section className={styles.block} data-block={block.layout} data-position={position}>
      {!block.hide_title && block.title && (
        <SectionHead title={block.title} more={linkOf(block)} isPlain={position.endsWith('-2')} />
      )}
      <Layout articles={block.articles} />
    </section>
  );
}

const linkOf = ({ link, title, is_external }: ArticleBlock) =>
  link ? { href: link, text: text.all, label: text.allOf(title), isExternal: is_external } : undefined;
