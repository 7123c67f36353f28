/** A block with its candidate articles, best first. */
export interface BlockCandidates {
  readonly id: number;
  /** Row and column: `row-column`. */
  readonly position: string;
  readonly pages: readonly string[];
  /** Whether editors chose the articles. */
  readonly isChosen: boolean;
  /** The number of articles that the block shows. */
  readonly size: number;
  readonly articles: readonly number[];
}

/**
 * Assigns articles to blocks so that none appears twice on a page. Blocks are filled in reading order; a block with a rule
 * skips the articles of blocks above it and those chosen anywhere on the page. Chosen articles are always shown.
 */
export function fillBlocks(blocks: readonly BlockCandidates[]): Map<number, readonly number[]> {
  const articlesOf = new Map<number, readonly number[]>();
  const shownOn = new Map<string, Set<number>>();
  const show = ({ id, pages }: BlockCandidates, articles: readonly number[]) => {
    articlesOf.set(id, articles);
    for (const page of pages) shownOn.set(page, (shownOn.get(page) ?? new Set()).union(new Set(articles)));
  };
  for (const block of blocks) if (block.isChosen) show(block, block.articles.slice(0, block.size));
  for (const block of blocks.toSorted(byReadingOrder)) {
    if (block.isChosen) continue;
    const isElsewhere = (article: number) => block.pages.some((page) => shownOn.get(page)?.has(article));
    show(block, block.articles.filter((article) => !isElsewhere(article)).slice(0, block.size));
  }
  return articlesOf;
}

/** Sorts the main column before the side column, each from top to bottom. */
function byReadingOrder(one: BlockCandidates, other: BlockCandidates): number {
  const [row, column] = placeOf(one);
  const [otherRow, otherColumn] = placeOf(other);
  return column - otherColumn || row - otherRow || one.id - other.id;
}

const placeOf = ({ position }: BlockCandidates): [row: number, column: number] => {
  const [row = 0, column = 0] = position.split('-').map(Number);
  return [row, column];
};
