import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { EditorQueue, HeldQuestion } from '#shared/contracts/questions.ts';
import { editorDesk as text } from '#shared/language/ka/editor-desk.ts';
import { Button } from '#web/components/Button.tsx';
import { Conversation } from '#web/components/Conversation.tsx';
import { Panel } from '#web/components/Panel.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { attempt } from '#web/frames/account/send-form.ts';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { Rule } from '../Rule.tsx';
import styles from './ReleaseView.module.css';

interface ReleaseViewProps {
  readonly question: EditorQueue['questions'][number];
  readonly onClose: () => void;
}

/** A question with all that was said, as everybody would read it, and the editor's word on it. */
export function ReleaseView({ question: { id, is_public }, onClose }: ReleaseViewProps) {
  const [isBusy, setBusy] = useState(false);
  const loaded = useLoaded(
    `release ${id}`,
    async () => (await session.read(`/api/editor/question/${id}/`)) as HeldQuestion,
  );
  async function decide(call: 'publish' | 'keep-private', seen: number): Promise<void> {
    setBusy(true);
    await attempt(async () => {
      await session.call(`/api/question/${id}/${call}/`, { seen: String(seen) });
      const hidden = is_public ? text.hidden : text.kept;
      showAccountToast('success', call === 'publish' ? text.published : hidden);
      onClose();
    });
    setBusy(false);
  }
  return (
    <>
      <Button kind="quiet" onPress={onClose}>
        <ArrowLeft size={18} aria-hidden />
        {text.back}
      </Button>
      <LoadedPart loaded={loaded}>
        {({ title, body, answer, discussion }) => (
          <Panel title={title}>
            <Conversation
              questionLabel={text.question}
              question={body}
              answerLabel={text.answer}
              answer={answer}
              discussionLabel={text.discussion}
              parts={discussion.map((part) => ({
                ...part,
                who: part.kind === 'answer' ? text.consultant : text.asker,
              }))}
            />
            <Rule>{text.rule}</Rule>
            <div className={styles.actions}>
              <Button isBusy={isBusy} onPress={() => void decide('publish', discussion.at(-1)?.id ?? 0)}>
                {is_public ? text.publishDiscussion : text.publish}
              </Button>
              <Button kind="quiet" isBusy={isBusy} onPress={() => void decide('keep-private', 0)}>
                {is_public ? text.hide : text.keep}
              </Button>
            </div>
          </Panel>
        )}
      </LoadedPart>
    </>
  );
}
