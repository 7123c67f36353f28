import { formatDate } from '#shared/content/dates.ts';
import { firstSentence } from '#shared/content/first-sentence.ts';
import { question as text } from '#shared/language/ka/asking/question-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { TextWithAds } from '#web/advertising/within/TextWithAds.tsx';
import { AnswerList } from '#web/components/cards/AnswerList.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { ShareBar } from '#web/components/navigation/ShareBar.tsx';
import { PersonBadge } from '#web/components/people/PersonBadge.tsx';
import { Passage } from '#web/components/text/Passage.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { Discussion } from './Discussion.tsx';
import styles from './Question.module.css';
import { QuestionHead } from './QuestionHead.tsx';
import { answerId, describeQuestion, questionTrail } from './question.facts.ts';
import { loadQuestion, type QuestionData } from './question.load.ts';

interface QuestionProps {
  readonly data: QuestionData;
}

export const screen = defineScreen<QuestionData>({
  load: loadQuestion,
  describe: describeQuestion,
  View: QuestionView,
  Side: QuestionSide,
});

function QuestionView({ data }: QuestionProps) {
  const { question, body, discussion, related } = data;
  return (
    <>
      <article className={styles.screen} data-question={question.id}>
        <QuestionHead question={question} trail={questionTrail(data)} answer={firstSentence(body)} />
        {question.body && (
          <section className={styles.question} aria-label={text.question}>
            <p className={styles.label}>{text.asker}</p>
            <Passage html={question.body} />
          </section>
        )}
        <section className={styles.answer} aria-labelledby={answerId}>
          <h2 className={styles.heading} id={answerId}>
            {text.answer}
          </h2>
          <div className={styles.signature}>
            {question.consultant && <PersonBadge person={question.consultant} roleTitle={text.answers} />}
            <time dateTime={question.answered_at}>{formatDate(question.answered_at)}</time>
          </div>
          <TextWithAds html={body} places={['c1', 'mob-top']} />
        </section>
        <Discussion parts={discussion} />
        <p className={styles.caution}>
          <strong>{text.caution}.</strong> {text.cautionText}
        </p>
        <LinkChips label={text.tags} links={question.tags.map(withQuestionsPath)} />
        <ShareBar path={question.url} title={question.title} />
      </article>
      <AdBox place="mob-a1" />
      <RecommendedBlock lists={data.recommended} />
      {related.length > 0 && (
        <section data-no-print>
          <SectionHead title={text.related} />
          <AnswerList answers={related} />
        </section>
      )}
    </>
  );
}

const withQuestionsPath = ({ id, alias, title }: QuestionData['question']['tags'][number]) => ({
  id,
  title,
  url: `${paths.questions}?tag=${encodeURIComponent(alias)}`,
});

function QuestionSide({ data: { mostRead } }: QuestionProps) {
  return (
    <>
      <AskCard />
      <MostRead articles={mostRead} />
      <AdBox place="a2" />
    </>
  );
}
