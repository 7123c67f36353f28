import type { TeasedProject } from '#web/components/ProjectTeaser.tsx';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export interface HomeData {
  readonly mostRead: readonly ReadArticle[];
  readonly projects: readonly TeasedProject[];
}

/** Special projects the home page leads to, the newest. */
const projectsLimit = 2;

export async function loadHome({ data }: LoadRequest): Promise<HomeData> {
  const [mostRead, projects] = await Promise.all([
    loadMostRead(data),
    data.optionalList<readonly TeasedProject[]>(
      'special_project',
      { fields: ['id', 'title', 'url', 'image', 'sponsor'], sort: '-id', limit: projectsLimit },
      [],
    ),
  ]);
  return { mostRead, projects: projects.records };
}
