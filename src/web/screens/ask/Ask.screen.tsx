import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { AskSteps } from '#web/layouts/asking/AskSteps.tsx';
import { ChoiceForm } from '#web/layouts/asking/ChoiceForm.tsx';
import { type AskChoices, loadChoices } from '#web/layouts/asking/load-choices.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { PackageCards } from '#web/layouts/payment/PackageCards.tsx';

export const screen = defineScreen<AskChoices>({
  load: ({ data, search }) => loadChoices(data, search),
  describe: () => describeAccountScreen(text.ask.label, paths.ask),
  View: AskView,
});

function AskView({ data }: { readonly data: AskChoices }) {
  return (
    <AccountArea current="ask" title={text.ask.label}>
      {() => (
        <>
          <AskSteps current="choose" />
          <ChoiceForm choices={data} formPath={paths.askform} />
          <PackageCards title={text.ask.packages} lead={text.ask.packagesText} packages={data.packages} />
        </>
      )}
    </AccountArea>
  );
}
