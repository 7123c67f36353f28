import {
  BriefcaseMedical,
  ClipboardList,
  Coins,
  LogOut,
  MessageCircleQuestionMark,
  MessagesSquare,
  Pin,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { shell } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { session, useSession } from '#web/data/session/browser-session.ts';
import styles from './AccountArea.module.css';

const entries = [
  ['profile', UserRound],
  ['ask', MessageCircleQuestionMark],
  ['userquestions', MessagesSquare],
  ['pinnedquestions', Pin],
  ['transactions', ClipboardList],
  ['fillbalance', Coins],
] as const;

interface AccountAreaProps {
  /** Route name of the screen in it. */
  readonly current: string;
  readonly title: string;
  /** Shown once it is known who is signed in. */
  readonly children: (user: UserInfo) => ReactNode;
}

/** The frame of the signed-in area: its menu, and one of its screens. The server renders it without anybody. */
export function AccountArea({ current, title, children }: AccountAreaProps) {
  const state = useSession();
  return (
    <div className={styles.area}>
      <nav className={styles.menu} aria-label={shell.ownArea}>
        {state.status === 'user' && (
          <p className={styles.who}>
            <strong>{`${state.user.first_name} ${state.user.last_name}`}</strong>
            <span>{text.profile.balance(state.user.balance)}</span>
          </p>
        )}
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
              onClick={() => void session.logout({ isByChoice: true })}
              data-sign-out
            >
              <LogOut size={20} aria-hidden />
              {text.area.signOut}
            </button>
          </li>
        </ul>
      </nav>
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
