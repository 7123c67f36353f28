import { MessageCircleQuestionMark } from 'lucide-react';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { AskSteps } from '#web/layouts/asking/AskSteps.tsx';
import { QuestionForm } from '#web/layouts/asking/QuestionForm.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { type AskFormData, loadAskForm } from './askform.load.ts';
import { QuestionPayment } from './QuestionPayment.tsx';

export const screen = defineScreen<AskFormData>({
  load: loadAskForm,
  describe: () => describeAccountScreen(text.askform.label, paths.askform),
  View: AskFormView,
});

function AskFormView({ data: { chosen, question } }: { readonly data: AskFormData }) {
  return (
    <AccountArea current="ask" title={question ? text.askform.payTitle : text.ask.label}>
      {(user) => {
        if (question)
          return (
            <>
              <AskSteps current="pay" />
              <QuestionPayment key={question} question={question} user={user} />
            </>
          );
        if ((chosen.consultant ?? chosen.category) && chosen.service)
          return (
            <>
              <AskSteps current="write" />
              <QuestionForm chosen={chosen} service={chosen.service} choicePath={paths.ask} />
            </>
          );
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
