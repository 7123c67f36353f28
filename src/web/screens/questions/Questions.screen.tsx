import { MessageCircleQuestionMark } from 'lucide-react';
import { questions as text } from '#shared/language/ka/asking/question-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { usePins } from '#web/layouts/pins/use-pins.ts';
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
  Rail: () => <AskCard />,
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
        {questions.length > 0 ? (
          <>
            <div className={styles.bar}>
              <p>{text.count(total)}</p>
              {total > 1 && <SortLinks address={address} />}
            </div>
            <ListWithAds items={questions} columns={1} gap={0}>
              {(some) => (
                <ul className={styles.list}>
                  {some.map((question) => (
                    <li key={question.id} className={styles.item}>
                      <QuestionCard question={question} pins={pins} />
                    </li>
                  ))}
                </ul>
              )}
            </ListWithAds>
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
      <MostRead articles={mostRead} />
      <AdBox place="a2" />
    </>
  );
}
