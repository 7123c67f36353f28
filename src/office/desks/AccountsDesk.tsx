import { describeUserAgent } from '#shared/accounts/describe-user-agent.ts';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import {
  blockAccount,
  confirmAccountAgain,
  type DeskAccount,
  downloadAccount,
  listAccounts,
  lookAtAccount,
  removeAccount,
  setAccountRoles,
  signAccountOut,
  unblockAccount,
} from '#shared/contracts/office/accounts.ts';
import { accountsText as text } from '#shared/language/ka/office/accounts.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { showGel } from '#shared/money/show.ts';
import { listAllRecords } from '../data/list-all-records.ts';
import { callOffice } from '../data/office-calls.ts';
import { sendForFile } from '../data/send-for-file.ts';
import { useAnswer } from '../data/use-answer.ts';
import type { DeskField } from './DeskDialog.tsx';
import { DeskList } from './DeskList.tsx';
import './money.css';

const roleNames = Object.entries(text.roles) as [Role, string][];
const { removed: _, ...filters } = text.states;

/** Accounts of readers and staff: who they are, how they sign in, and what is done to them. */
export function AccountsDesk() {
  return (
    <DeskList
      desk="accounts"
      search={text.search}
      states={filters}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listAccounts, query)}
      columns={[
        {
          label: text.columns.account,
          show: ({ id, name, email, created_at, used_at }) => (
            <>
              {`${name} №${id}`} <p>{email}</p>
              <p className="office-hint">{text.created(formatDate(created_at))}</p>
              {used_at && <p className="office-hint">{text.used(formatMoment(used_at))}</p>}
            </>
          ),
        },
        { label: text.columns.state, show: (row) => text.states[row.state] },
        {
          label: text.columns.roles,
          show: ({ roles }) => roles.map((role) => text.roles[role]).join(', ') || text.reader,
        },
        { label: text.columns.factor, show: factorOf },
        {
          label: text.columns.balance,
          show: (row) => <span className="office-amount">{showGel(row.balance)}</span>,
        },
      ]}
      detail={({ id }) => <AccountLook id={id} />}
      acts={[
        {
          name: 'block',
          label: text.block,
          warning: text.blockWarning,
          fields: [{ name: 'reason', label: text.reason, kind: 'long', maxLength: 1_000 }],
          isOffered: ({ state }) => state !== 'blocked',
          run: ({ id }, { reason = '' }) => callOffice(blockAccount, { id, reason }),
        },
        {
          name: 'download',
          label: text.download,
          warning: text.downloadWarning,
          fields: [{ name: 'reason', label: text.reason, kind: 'long', maxLength: 1_000 }],
          run: ({ id }, { reason = '' }) =>
            callOffice(downloadAccount, { id, reason }, { sendBy: sendForFile(`account-${id}.json`) }).then(
              () => undefined,
            ),
        },
        {
          name: 'unblock',
          label: text.unblock,
          isOffered: ({ state }) => state === 'blocked',
          run: ({ id }) => callOffice(unblockAccount, { id }),
        },
        {
          name: 'sign_out',
          label: text.signOut,
          warning: text.signOutWarning,
          isOffered: ({ used_at }) => used_at !== null,
          run: ({ id }) => callOffice(signAccountOut, { id }),
        },
        {
          name: 'set_roles',
          label: text.setRoles,
          warning: text.setRolesWarning,
          fields: async ({ roles, consultant, author }) => [
            {
              name: 'roles',
              label: text.rolesField,
              kind: 'many',
              options: roleNames.map(([value, label]) => ({ value, label })),
              initial: roles.join(','),
            },
            ...(await Promise.all([
              chooseRecord('consultant', text.consultant, consultant),
              chooseRecord('author', text.author, author),
            ])),
          ],
          run: async ({ id }, { roles = '', consultant, author }) => {
            const chosen = roleNames.map(([role]) => role).filter((role) => roles.split(',').includes(role));
            const { setup } = await callOffice(setAccountRoles, {
              ...{ id, roles: chosen },
              consultant: idIn(consultant),
              author: idIn(author),
            });
            return setup && <Setup {...setup} />;
          },
        },
        {
          name: 'confirm_again',
          label: text.confirmAgain,
          isOffered: ({ confirmed }) => !confirmed,
          run: ({ id }) => callOffice(confirmAccountAgain, { id }),
        },
        {
          name: 'remove',
          label: text.remove,
          warning: text.removeWarning,
          run: ({ id }) => callOffice(removeAccount, { id }),
        },
      ]}
    />
  );
}

const idIn = (value: string | undefined): number | null => (value ? Number(value) : null);

/** A choice among the records that readers know somebody of the staff by; none is a choice as well. */
async function chooseRecord(
  collection: 'consultant' | 'author',
  { label, hint, none }: { readonly label: string; readonly hint: string; readonly none: string },
  now: number | null,
): Promise<DeskField> {
  const records = await listAllRecords(collection);
  // An archived one stays chosen: saving other roles must not take the link.
  const isListed = now === null || records.some(({ id }) => id === now);
  return {
    ...{ name: collection, label, hint, kind: 'select', isOptional: true, initial: String(now ?? '') },
    options: [
      { value: '', label: none },
      ...(isListed ? [] : [{ value: String(now), label: officeText.untitled(now) }]),
      ...records.map(({ id, title }) => ({ value: String(id), label: title })),
    ],
  };
}

function factorOf({ second_factor: { has_code, passkeys, closed_until } }: DeskAccount) {
  const parts = [
    ...(has_code ? [text.factor.code] : []),
    ...(passkeys > 0 ? [text.factor.passkeys(passkeys)] : []),
    ...(closed_until ? [text.factor.closed(formatMoment(closed_until))] : []),
  ];
  return parts.join(', ') || text.factor.none;
}

/** Where an account is signed in and what its security log says; opening it is noted. */
function AccountLook({ id }: { readonly id: number }) {
  const { answer, error } = useAnswer(String(id), () => callOffice(lookAtAccount, { id }));
  if (!answer) return <p className="office-hint">{error ?? officeText.loading}</p>;
  return (
    <>
      <p className="office-hint">{text.noted}</p>
      <h2>{text.sessions}</h2>
      {answer.sessions.length === 0 && <p>{text.noSessions}</p>}
      <ul>
        {answer.sessions.map((session) => (
          <li key={`${session.created_at} ${session.address}`}>
            {[formatMoment(session.used_at), describeUserAgent(session.agent), session.address]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <h2>{text.events}</h2>
      {answer.events.length === 0 && <p className="office-hint">{text.noEvents}</p>}
      <ol>
        {answer.events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            {[formatMoment(event.at), text.eventNames[event.kind] ?? event.kind, event.address].join(' · ')}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The second factor of a new member of the staff, shown once. */
function Setup({ address, recovery }: { readonly address: string; readonly recovery: readonly string[] }) {
  return (
    <div className="office-note">
      <p>{text.setup}</p>
      <p>
        {text.setupAddress}: <code className="office-code">{address}</code>
      </p>
      <p>{text.setupRecovery}:</p>
      <ul>
        {recovery.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
