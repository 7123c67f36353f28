import { Hourglass } from 'lucide-react';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { defineScreen } from '#web/frames/screen.ts';

type Name = keyof typeof text.area.menu;

interface ComingSoonData {
  readonly name: Name;
  readonly path: string;
}

/** Stands in the signed-in area where a screen is still to come, and says so. */
export const screen = defineScreen<ComingSoonData>({
  load: async ({ name, path }) => ({ name: isName(name) ? name : 'profile', path }),
  describe: ({ name, path }) => describeAccountScreen(text.area.menu[name], path),
  View: ComingSoonView,
});

function ComingSoonView({ data: { name } }: { readonly data: ComingSoonData }) {
  return (
    <AccountArea current={name} title={text.area.menu[name]}>
      {() => (
        <Notice icon={<Hourglass size={28} />} title={text.area.soonTitle} text={text.area.soonText}>
          <ButtonLink href={paths.profile}>{text.area.menu.profile}</ButtonLink>
        </Notice>
      )}
    </AccountArea>
  );
}

const isName = (name: string): name is Name => name in text.area.menu;
