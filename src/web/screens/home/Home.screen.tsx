import { BookOpen } from 'lucide-react';
import { home } from '#shared/language/ka/home.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { listColumn } from '#web/blocks/place-blocks.ts';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { ProjectTeaser } from '#web/components/ProjectTeaser.tsx';
import { useSite } from '#web/components/site.ts';
import { defineScreen, type ViewProps } from '#web/frames/screen.ts';
import styles from './Home.module.css';
import { type HomeData, loadHome } from './home.load.ts';

interface HomeProps {
  readonly data: HomeData;
}

export const screen = defineScreen<HomeData>({
  load: loadHome,
  describe: (_, site) => ({
    title: home.label,
    description: home.description,
    path: '/',
    kind: 'website',
    structuredData: () => [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: `${site.url}/`,
        inLanguage: 'ka',
      },
    ],
  }),
  View: HomeView,
  Side: HomeSide,
});

function HomeView({ blocks }: Pick<ViewProps<HomeData>, 'blocks'>) {
  const { name } = useSite();
  return (
    <>
      <h1 className={styles.heading}>{home.heading(name)}</h1>
      {listColumn(blocks, 1).length === 0 && (
        <Notice icon={<BookOpen size={28} />} title={home.empty} text={home.emptyHint} />
      )}
    </>
  );
}

function HomeSide({ data: { mostRead, projects } }: HomeProps) {
  return (
    <>
      <MostRead articles={mostRead} />
      <AdBox place="a2" />
      <AdBox place="mob-a1" />
      {projects.map((project) => (
        <ProjectTeaser key={project.id} project={project} />
      ))}
      <AdBox place="mob-a2" />
    </>
  );
}
