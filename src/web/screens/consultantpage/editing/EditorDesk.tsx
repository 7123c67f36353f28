import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#shared/content/dates.ts';
import type { EditorQueue } from '#shared/contracts/questions.ts';
import { editorDesk as text } from '#shared/language/ka/editor-desk.ts';
import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { QuestionRows } from '#web/components/QuestionRows.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { Desk } from '../Desk.tsx';
import { ReleaseView } from './ReleaseView.tsx';

/** Where an editor reads what may be shown to everybody, and decides. */
export function EditorDesk() {
  const [opened, setOpened] = useState<EditorQueue['questions'][number]>();
  const queue = useLoaded('editor', async () => (await session.read('/api/editor/queue/')) as EditorQueue);
  const close = () => {
    setOpened(undefined);
    queue.reload();
  };
  return (
    <Desk title={text.title} lead={text.lead} opened={opened?.id} name="editor-desk">
      {opened ? (
        <ReleaseView key={opened.id} question={opened} onClose={close} />
      ) : (
        <LoadedPart loaded={queue}>
          {({ questions }) =>
            questions.length === 0 ? (
              <Notice icon={<BookOpenCheck size={28} />} title={text.emptyTitle} text={text.emptyText} />
            ) : (
              <QuestionRows
                rows={questions.map((question) => ({
                  id: question.id,
                  title: question.title,
                  marks: question.is_public ? [text.fresh] : [],
                  facts: [
                    question.category ?? text.noCategory,
                    text.answeredAt(formatDate(question.answered_at)),
                  ],
                  action: (
                    <Button kind="quiet" onPress={() => setOpened(question)}>
                      {text.read}
                    </Button>
                  ),
                }))}
              />
            )
          }
        </LoadedPart>
      )}
    </Desk>
  );
}
