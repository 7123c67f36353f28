import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { strictClient } from '#web/data/browser-clients.ts';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { PageStepper } from '#web/layouts/account/PageStepper.tsx';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { listOwnQuestions, perPage } from './own-questions.ts';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './UserQuestions.module.css';

interface UserQuestionsData {
  /** Id of the question that the link opens; empty for none. */
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
      {() => <OwnQuestionList openId={Number(question) || 0} />}
    </AccountArea>
  );
}

function OwnQuestionList({ openId }: { readonly openId: number }) {
  const [page, setPage] = useState(1);
  const loaded = useLoaded(`mine ${page}`, () => listOwnQuestions(strictClient, page));
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
              {questions.map((question, index) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  parts={parts.get(question.id) ?? []}
                  isOpen={openId > 0 ? question.id === openId : index === 0}
                  onChange={loaded.reload}
                />
              ))}
            </ul>
            <PageStepper page={page} pages={Math.ceil(total / perPage)} onPageChange={setPage} />
          </>
        )
      }
    </LoadedPart>
  );
}
