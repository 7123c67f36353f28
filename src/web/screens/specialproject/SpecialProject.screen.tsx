import { article } from '#shared/language/ka/reading/article.ts';
import { specialProject as text } from '#shared/language/ka/reading/special-project.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { Picture } from '#web/components/media/Picture.tsx';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { ShareBar } from '#web/components/navigation/ShareBar.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { Passage } from '#web/components/text/Passage.tsx';
import { RichText } from '#web/components/text/RichText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { recordFacts } from '#web/layouts/head/page-facts.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { ReviewOverdue } from '#web/layouts/review/ReviewOverdue.tsx';
import styles from './SpecialProject.module.css';
import { SponsorLabel } from './SponsorLabel.tsx';
import { loadSpecialProject, type ProjectData } from './specialproject.load.ts';

const home = { title: article.home, url: paths.home };

export const screen = defineScreen<ProjectData>({
  load: loadSpecialProject,
  describe: ({ project, metainfo }, site) => ({
    ...recordFacts(project, metainfo),
    kind: 'article',
    structuredData: () => [describeTrail([home, { title: project.title, url: project.url }], site)],
  }),
  View: SpecialProjectView,
});

function SpecialProjectView({ data: { project, body, isReviewOverdue } }: { readonly data: ProjectData }) {
  const { title, introtext, image, sponsor, sections, articles, url } = project;
  return (
    <>
      <article className={styles.project}>
        <header className={styles.head}>
          <Breadcrumbs trail={[home]} />
          <SponsorLabel sponsor={sponsor} />
          <h1 className={styles.title}>
            <NoBreakText text={title} />
          </h1>
          <p className={styles.intro}>
            <NoBreakText text={introtext} />
          </p>
        </header>
        <div className={styles.cover}>
          <Picture image={image} size="wide" isFirst />
        </div>
        {isReviewOverdue && <ReviewOverdue />}
        <RichText html={body} />
        <AdBox place="c1" />
        <AdBox place="mob-top" />
        {sections.length > 0 && (
          <ol className={styles.sections}>
            {sections.map((section, index) => (
              <li key={section.title} className={styles.section}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h2 className={styles.heading}>
                  <NoBreakText text={section.title} />
                </h2>
                <Passage html={section.body} />
              </li>
            ))}
          </ol>
        )}
        {sponsor && <p className={styles.note}>{text.independent}</p>}
        <ShareBar path={url} title={title} />
      </article>
      <AdBox place="mob-a1" />
      {articles.length > 0 && (
        <section className={styles.articles}>
          <SectionHead title={text.articles} />
          <GridBlock articles={articles} />
        </section>
      )}
    </>
  );
}
