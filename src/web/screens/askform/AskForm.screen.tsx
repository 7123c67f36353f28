import { MessageCircleQuestionMark } from 'lucide-react';
import { asking as text } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { type AskFormData, loadAskForm } from './askform.load.ts';
import { Paying } from './Paying.tsx';
import { Writing } from './Writing.tsx';

export const screen = defineScreen<AskFormData>({
  load: loadAskForm,
  describe: () => describeAccountScreen(text.askform.label, paths.askform),
  View: AskFormView,
});

function AskFormView({ data }: { readonly data: AskFormData }) {
  const { question, category, consultant, service } = data;
  return (
    <AccountArea current="ask" title={question ? text.askform.payTitle : text.ask.label}>
      {(user) => {
        if (question) return <Paying key={question} question={question} user={user} />;
        const who = consultant ?? category;
        if (who && service) return <Writing data={data} who={who.title} service={service} user={user} />;
        return (
          <Notice
            icon={<MessageCircleQuestionMark size={28} />}
            title={text.askform.chooseFirst}
            text={text.askform.chooseFirstText}
          >
            <ButtonLink href={paths.ask}>{text.askform.choose}</ButtonLink>
          </Notice>
        );
      }}
    </AccountArea>
  );
}
