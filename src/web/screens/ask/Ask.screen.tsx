import { asking as text } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { PackageCards } from '#web/frames/payment/PackageCards.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { type AskData, loadAsk } from './ask.load.ts';
import { Choosing } from './Choosing.tsx';

export const screen = defineScreen<AskData>({
  load: loadAsk,
  describe: () => describeAccountScreen(text.ask.label, paths.ask),
  View: AskView,
});

function AskView({ data }: { readonly data: AskData }) {
  return (
    <AccountArea current="ask" title={text.ask.label}>
      {() => (
        <>
          <Choosing data={data} />
          <PackageCards title={text.ask.packages} lead={text.ask.packagesText} packages={data.packages} />
        </>
      )}
    </AccountArea>
  );
}
