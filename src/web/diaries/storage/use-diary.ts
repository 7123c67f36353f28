import { useCallback, useEffect, useState } from 'react';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import {
  type DiaryContents,
  type DiaryKind,
  emptyDiaries,
  isEmptyDiary,
} from '#shared/medicine/diaries/diary.ts';
import { mergeDiaries } from '#shared/medicine/diaries/merge.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { showToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import {
  type AccountDiary,
  changeAccountDiary,
  readAccountDiary,
  removeAccountDiary,
} from './account-diary.ts';
import { readBrowserDiary, writeBrowserDiary } from './browser-diary.ts';

const text = diaryText.storage;

export type Place = 'browser' | 'account';
type Change<Kind extends DiaryKind> = (content: DiaryContents[Kind]) => DiaryContents[Kind];

/** A diary with where it is kept, and what can be done with it. Every act resolves to whether it was done. */
export interface Diary<Kind extends DiaryKind> {
  readonly kind: Kind;
  readonly status: 'loading' | 'ready' | 'failed' | 'unreadable';
  readonly content: DiaryContents[Kind];
  readonly place: Place;
  readonly isSignedIn: boolean;
  /** Whether this browser keeps entries beside the account's diary. */
  readonly hasOther: boolean;
  readonly change: (change: Change<Kind>) => Promise<boolean>;
  readonly moveTo: (place: Place) => Promise<boolean>;
  /** Adds what the browser keeps to the account's diary. */
  readonly bringOther: () => Promise<boolean>;
  readonly dropOther: () => void;
  readonly remove: () => Promise<boolean>;
  readonly reload: () => void;
}

interface State<Kind extends DiaryKind> {
  readonly status: Diary<Kind>['status'];
  readonly local: DiaryContents[Kind];
  readonly account: AccountDiary<Kind>;
}

/** Loads a diary in the browser and keeps it where its reader wants it: in the account if it has one, or else in the browser. */
export function useDiary<Kind extends DiaryKind>(kind: Kind): Diary<Kind> {
  const session = useSession();
  const account = session.status === 'user' ? session.user.id : undefined;
  const none: AccountDiary<Kind> = { content: emptyDiaries[kind], version: 0, isUnreadable: false };
  const [state, setState] = useState<State<Kind>>({
    ...{ status: 'loading', local: emptyDiaries[kind], account: none },
  });
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loads` says when to load again
  useEffect(() => {
    if (session.status === 'unknown') return undefined;
    let isCurrent = true;
    const local = readBrowserDiary(kind);
    const empty = { content: emptyDiaries[kind], version: 0, isUnreadable: false };
    const load = account === undefined ? Promise.resolve(empty) : readAccountDiary(kind);
    load
      .then((found) => {
        const status = found.isUnreadable ? 'unreadable' : 'ready';
        if (isCurrent) setState({ status, local, account: found });
      })
      .catch(() => isCurrent && setState({ status: 'failed', local, account: empty }));
    return () => {
      isCurrent = false;
    };
  }, [kind, account, session.status, loads]);

  const isInAccount = state.account.version > 0;
  const place: Place = isInAccount ? 'account' : 'browser';

  const writeLocal = (content: DiaryContents[Kind]): boolean => {
    try {
      writeBrowserDiary(kind, content);
    } catch {
      showToast('error', text.full);
      return false;
    }
    setState((before) => ({ ...before, local: content }));
    return true;
  };

  const changeInAccount = async (change: Change<Kind>): Promise<boolean> => {
    const errors = await attempt(async () => {
      const { wasChangedElsewhere, ...saved } = await changeAccountDiary(kind, state.account, change);
      setState((before) => ({ ...before, account: saved }));
      if (wasChangedElsewhere) showToast('info', text.changed);
    });
    return errors === undefined;
  };

  const removeFromAccount = async (): Promise<boolean> => {
    const errors = await attempt(async () => {
      await removeAccountDiary(kind);
      setState((before) => ({ ...before, status: 'ready', account: none }));
    });
    return errors === undefined;
  };

  const bringOther = async (): Promise<boolean> => {
    // What another window of this browser has written meanwhile comes along.
    const brought = readBrowserDiary(kind);
    const isBrought = await changeInAccount((content) => mergeDiaries(kind, content, brought));
    return isBrought && writeLocal(emptyDiaries[kind]);
  };

  return {
    kind,
    status: state.status,
    content: isInAccount ? state.account.content : state.local,
    place,
    isSignedIn: account !== undefined,
    hasOther: isInAccount && !isEmptyDiary(state.local),
    // Another window of the browser may have written meanwhile.
    change: async (change) =>
      isInAccount ? changeInAccount(change) : writeLocal(change(readBrowserDiary(kind))),
    moveTo: async (to) => {
      if (to === place) return true;
      if (to === 'account') return bringOther();
      return writeLocal(mergeDiaries(kind, state.account.content, state.local)) && removeFromAccount();
    },
    bringOther,
    dropOther: () => void writeLocal(emptyDiaries[kind]),
    remove: async () =>
      isInAccount || state.status === 'unreadable' ? removeFromAccount() : writeLocal(emptyDiaries[kind]),
    reload: useCallback(() => setLoads((before) => before + 1), []),
  };
}

/** A new id for an entry or a child. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
