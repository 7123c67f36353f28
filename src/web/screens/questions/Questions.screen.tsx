import { MessageCircleQuestionMark } from 'lucide-react';
import { questions as text } from '#shared/language/ka/question-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { AskCard } from '#web/components/AskCard.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { usePins } from '#web/frames/pins/use-pins.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './Questions.module.css';
import { questionsPath } from './questions.address.ts';
import { describeQuestions, headingOf, questionsTrail } from './questions.facts.ts';
import { loadQuestions, type QuestionsData } from './questions.load.ts';
import { SortLinks } from './SortLinks.tsx';
import { TopicChoice } from './TopicChoice.tsx';

interface QuestionsProps {
  readonly data: QuestionsData;
}

export const screen = defineScreen<QuestionsData>({
  load: loadQuestions,
  describe: describeQuestions,
  View: QuestionsView,
  Side: QuestionsSide,
});

function QuestionsView({ data }: QuestionsProps) {
  const { address, tag, questions, total, page, pages } = data;
  const pins = usePins(questions.map(({ id }) => id));
  return (
    <>
      <div className={styles.screen}>
        <PageHead trail={questionsTrail(data)} title={headingOf(data)}>
          {page === 1 && <p className={styles.intro}>{text.intro}</p>}
          {tag && (
            <p>
              <a className={styles.tagPage} href={tag.url}>
                {text.tagPage}
              </a>
            </p>
          )}
          <TopicChoice data={data} />
        </PageHead>
        <AdBox place="mob-a1" />
        {questions.length > 0 ? (
          <>
            <div className={styles.bar}>
              <p>{text.count(total)}</p>
              {total > 1 && <SortLinks address={address} />}
            </div>
            <ul className={styles.list}>
              {questions.map((question) => (
                <li key={question.id} className={styles.item}>
                  <QuestionCard question={question} pins={pins} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Notice icon={<MessageCircleQuestionMark size={28} />} title={text.empty} text={text.emptyHint}>
            <ButtonLink href={paths.questions}>{text.emptyAction}</ButtonLink>
          </Notice>
        )}
        <Pagination path={questionsPath(address)} current={page} count={pages} />
      </div>
      <AdBox place="mob-a2" />
      <RecommendedBlock lists={data.recommended} />
    </>
  );
}

function QuestionsSide({ data: { mostRead } }: QuestionsProps) {
  return (
    <>
      <AskCard />
      <AdBox place="a2" />
      <MostRead articles={mostRead} />
    </>
  );
}
