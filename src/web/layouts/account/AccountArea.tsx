import {
  BriefcaseMedical,
  ChevronDown,
  ClipboardList,
  Coins,
  LogOut,
  MessageCircleQuestionMark,
  MessagesSquare,
  NotebookPen,
  Pin,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { shell } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { useDevice } from '#web/components/device.ts';
import { session, useSession } from '#web/data/session/browser-session.ts';
import styles from './AccountArea.module.css';

const entries = [
  ['profile', UserRound],
  ['ask', MessageCircleQuestionMark],
  ['userquestions', MessagesSquare],
  ['pinnedquestions', Pin],
  ['diaries', NotebookPen],
  ['transactions', ClipboardList],
  ['fillbalance', Coins],
] as const;

interface AccountAreaProps {
  /** Route name of the current screen. */
  readonly current: string;
  readonly title: string;
  /** Renders the screen once the signed-in user is known. */
  readonly children: (user: UserInfo) => ReactNode;
}

/** Renders the layout of the signed-in area: its menu and the current screen. The server renders it without a user. */
export function AccountArea({ current, title, children }: AccountAreaProps) {
  const state = useSession();
  return (
    <div className={styles.area}>
      <AreaMenu key={current} user={state.status === 'user' ? state.user : undefined}>
        <ul className={styles.list}>
          {entries.map(([name, Icon]) => (
            <li key={name}>
              <a
                className={styles.entry}
                href={paths[name]}
                aria-current={name === current ? 'page' : undefined}
              >
                <Icon size={20} aria-hidden />
                {text.area.menu[name]}
              </a>
            </li>
          ))}
          {state.status === 'user' && state.user.roles.some((role) => role !== 'sales') && (
            <li>
              <a className={styles.entry} href={paths.consultantpage}>
                <BriefcaseMedical size={20} aria-hidden />
                {text.area.menu.workplace}
              </a>
            </li>
          )}
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => void session.logoutByChoice()}
              data-sign-out
            >
              <LogOut size={20} aria-hidden />
              {text.area.signOut}
            </button>
          </li>
        </ul>
      </AreaMenu>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {state.status === 'user' ? (
          children(state.user)
        ) : (
          <div className={styles.skeleton} role="status" aria-label={text.area.loading} />
        )}
      </div>
    </div>
  );
}

/** Renders the frame of the menu with the name and the balance. On phones it is folded: the screen itself comes first. */
function AreaMenu({ user, children }: { readonly user: UserInfo | undefined; readonly children: ReactNode }) {
  const name = user ? `${user.first_name} ${user.last_name}` : shell.ownArea;
  const balance = user && <span>{text.profile.balance(user.balance)}</span>;
  if (useDevice() === 'mobile')
    return (
      <nav aria-label={shell.ownArea}>
        <details className={styles.menu} data-account-menu>
          <summary className={styles.summary}>
            <strong>{name}</strong>
            {balance}
            <ChevronDown size={22} className={styles.mark} aria-hidden />
          </summary>
          {children}
        </details>
      </nav>
    );
  return (
    <nav className={styles.menu} aria-label={shell.ownArea}>
      {user && (
        <p className={styles.who}>
          <strong>{name}</strong>
          {balance}
        </p>
      )}
      {children}
    </nav>
  );
}
