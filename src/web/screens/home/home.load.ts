import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import type { TeasedProject } from '#web/components/ProjectTeaser.tsx';
import { loadBlocks, loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export interface HomeData {
  readonly blocks: PlacedBlocks;
  readonly mostRead: readonly ReadArticle[];
  readonly projects: readonly TeasedProject[];
}

/** Special projects the home page leads to, the newest. */
const projectsLimit = 2;

export async function loadHome({ data, name }: LoadRequest): Promise<HomeData> {
  const [blocks, mostRead, projects] = await Promise.all([
    loadBlocks(data, name),
    loadMostRead(data),
    data.optionalList<readonly TeasedProject[]>(
      'special_project',
      { fields: ['id', 'title', 'url', 'image', 'sponsor'], sort: '-id', limit: projectsLimit },
      [],
    ),
  ]);
  return { blocks, mostRead, projects: projects.records };
}
