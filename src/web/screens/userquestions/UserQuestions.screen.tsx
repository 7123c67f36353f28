import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { asking as text } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { ownData } from '#web/data/own-data.ts';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { Steps } from '#web/frames/account/Steps.tsx';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { listMine, perPage } from './own-questions.ts';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './UserQuestions.module.css';

interface UserQuestionsData {
  /** The question a link is about: it stands open. */
  readonly question: string;
}

export const screen = defineScreen<UserQuestionsData>({
  load: async ({ search }) => ({ question: search.get('question') ?? '' }),
  describe: () => describeAccountScreen(text.mine.label, paths.userquestions),
  View: UserQuestionsView,
});

function UserQuestionsView({ data: { question } }: { readonly data: UserQuestionsData }) {
  return (
    <AccountArea current="userquestions" title={text.mine.label}>
      {() => <MyList chosen={Number(question) || 0} />}
    </AccountArea>
  );
}

function MyList({ chosen }: { readonly chosen: number }) {
  const [page, setPage] = useState(1);
  const loaded = useLoaded(`mine ${page}`, () => listMine(ownData, page));
  return (
    <LoadedPart loaded={loaded}>
      {({ questions, total, parts }) =>
        questions.length === 0 && page === 1 ? (
          <Notice icon={<MessagesSquare size={28} />} title={text.mine.emptyTitle} text={text.mine.emptyText}>
            <ButtonLink href={paths.ask}>{text.mine.ask}</ButtonLink>
          </Notice>
        ) : (
          <>
            <ul className={styles.list}>
              {questions.map((question, at) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  parts={parts.get(question.id) ?? []}
                  isOpen={chosen > 0 ? question.id === chosen : at === 0}
                  onChange={loaded.reload}
                />
              ))}
            </ul>
            <Steps page={page} pages={Math.ceil(total / perPage)} onTurn={setPage} />
          </>
        )
      }
    </LoadedPart>
  );
}
