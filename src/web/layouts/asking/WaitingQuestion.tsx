import { WifiOff } from 'lucide-react';
import { queuedQuestion as text } from '#shared/language/ka/asking/queued-question.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';

interface WaitingQuestionProps {
  readonly isGuest: boolean;
  readonly onTakeBack: () => void;
}

/** Says that what was written waits for a connection, in place of its form. */
export function WaitingQuestion({ isGuest, onTakeBack }: WaitingQuestionProps) {
  return (
    <div role="status" data-waiting-question>
      <Notice icon={<WifiOff size={28} />} title={text.title} text={isGuest ? text.guestText : text.text}>
        <Button kind="quiet" onPress={onTakeBack}>
          {text.takeBack}
        </Button>
      </Notice>
    </div>
  );
}
