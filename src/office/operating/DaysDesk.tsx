import type { ReactNode } from 'react';
import { type Desk, mayOpenDesk } from '#shared/access/desk-rights.ts';
import { formatDate } from '#shared/content/dates.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { DeskFilters } from '../desks/DeskFilters.tsx';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';
import type { useDays } from './use-days.ts';

interface DaysDeskProps extends Pick<ReturnType<typeof useDays>, 'params' | 'ask'> {
  readonly desk: Desk;
  /** The first and the last day of what is shown, once it is loaded. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a desk that shows figures of some days: its head, the choice of the days, and what went wrong. */
export function DaysDesk({ desk, params, ask, days, error, children }: DaysDeskProps) {
  const session = useSession();
  if (session.status === 'user' && !mayOpenDesk(session.user.roles, desk))
    return <OfficeMessage>{officeText.noRights}</OfficeMessage>;
  return (
    <main id="main" tabIndex={-1} data-office="desk" data-desk={desk}>
      <title>{`${deskNames[desk]} – ${officeText.title}`}</title>
      <h1>{deskNames[desk]}</h1>
      <DeskFilters
        params={params}
        search={undefined}
        states={[]}
        hasDays
        status={days ? `${formatDate(days.from)} – ${formatDate(days.to)}` : officeText.loading}
        onAsk={ask}
      />
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {children}
    </main>
  );
}
