import { BookOpen } from 'lucide-react';
import { blocks } from '#shared/language/ka/reading/blocks.ts';
import { home } from '#shared/language/ka/reading/home.ts';
import { journals as journalText } from '#shared/language/ka/reading/journals.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { isColumnFilled } from '#web/blocks/place-blocks.ts';
import { CalculatorLinks } from '#web/components/cards/CalculatorLinks.tsx';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { JournalCard } from '#web/components/cards/JournalCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ProjectTeaser } from '#web/components/cards/ProjectTeaser.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { defineScreen, type ViewProps } from '#web/layouts/page/screen.ts';
import styles from './Home.module.css';
import { HomeLetters } from './HomeLetters.tsx';
import { HomeOpening } from './HomeOpening.tsx';
import { HomeQuestions } from './HomeQuestions.tsx';
import { type HomeData, loadHome } from './home.load.ts';

const allCalculators = {
  href: paths.calculations,
  text: blocks.all,
  label: blocks.allOf(home.tools.calculators.title),
  isExternal: false,
};

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
  Opening: ({ data }) => <HomeOpening {...data} />,
  View: HomeView,
  Between: HomeQuestions,
  Side: HomeSide,
  Closing: HomeLetters,
});

function HomeView({ blocks: placed }: Pick<ViewProps<HomeData>, 'blocks'>) {
  return (
    !isColumnFilled(placed, 1) && (
      <Notice icon={<BookOpen size={28} />} title={home.empty} text={home.emptyHint} />
    )
  );
}

function HomeSide({ data: { mostRead, projects, recommended, journals, calculators } }: HomeProps) {
  return (
    <>
      <MostRead articles={mostRead} />
      <AdBox place="mob-a1" />
      <RecommendedBlock lists={recommended} />
      <AdBox place="a2" />
      <section className={styles.wide}>
        <SectionHead title={home.tools.calculators.title} more={allCalculators} isPlain />
        <CalculatorLinks calculators={calculators} variant="rows" />
      </section>
      {projects.map((project) => (
        <div key={project.id} className={styles.wide}>
          <ProjectTeaser project={project} />
        </div>
      ))}
      {journals.length > 0 && (
        <section className={styles.journals}>
          <SectionHead title={journalText.title} isPlain />
          <CardGrid of="covers">
            {journals.map((journal) => (
              <li key={journal.id}>
                <JournalCard journal={journal} headingLevel={3} />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
