import { blocks } from '#shared/language/ka/reading/blocks.ts';
import { footer } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { AnswerList } from '#web/components/cards/AnswerList.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import styles from './HomeQuestions.module.css';
import type { HomeData } from './home.load.ts';

const all = {
  href: paths.questions,
  text: blocks.all,
  label: blocks.allOf(footer.questions),
  isExternal: false,
};

/** Renders the latest answers beside the way to ask. */
export function HomeQuestions({ data: { answers } }: { readonly data: HomeData }) {
  if (answers.length === 0) return null;
  return (
    <section>
      <SectionHead title={footer.questions} more={all} />
      <div className={styles.columns}>
        <AnswerList answers={answers} />
        <AskCard />
      </div>
    </section>
  );
}
