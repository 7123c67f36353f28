import { bringSaved, listSaved, saveReading } from '#shared/contracts/saved.ts';
import type { SavedList } from '#shared/questions/saved.ts';
import type { SavedKind } from '#shared/questions/saved-kinds.ts';
import { hasLocalReading } from './has-local-reading.ts';
import { readLocalReading, writeLocalReading } from './local-reading.ts';
import { callApi } from './session/browser-session.ts';

/** A record that can be saved. */
export interface Reading {
  readonly kind: SavedKind;
  readonly id: number;
}

const most = 200;
let loaded: { readonly account: number; readonly list: Promise<SavedList> } | undefined;

/**
 * Returns what a reader has saved: of an account, or of this browser for a guest. What the browser kept moves to the account
 * that signs in, and leaves the browser once it is there.
 */
export function listReading(account: number | undefined): Promise<SavedList> {
  if (account === undefined) {
    loaded = undefined;
    return Promise.resolve(readLocalReading());
  }
  if (loaded?.account !== account) {
    const list = hasLocalReading() ? moveToAccount() : callApi(listSaved, {});
    loaded = { account, list };
    list.catch(() => {
      loaded = undefined;
    });
  }
  return loaded?.list ?? callApi(listSaved, {});
}

async function moveToAccount(): Promise<SavedList> {
  const list = await callApi(bringSaved, readLocalReading());
  writeLocalReading({ article: [], term: [] });
  return list;
}

/** Saves a record, or no longer. @returns whether it is saved now */
export async function saveOrForget(
  account: number | undefined,
  { kind, id }: Reading,
  isSaved: boolean,
): Promise<boolean> {
  const others = (list: SavedList) => list[kind].filter((each) => each !== id);
  const changed = (list: SavedList): SavedList => ({
    ...list,
    [kind]: [...(isSaved ? [id] : []), ...others(list)].slice(0, most),
  });
  if (account === undefined) {
    writeLocalReading(changed(readLocalReading()));
    return isSaved;
  }
  const before = await listReading(account);
  const { saved } = await callApi(saveReading, { kind, record: id, saved: isSaved });
  loaded = { account, list: Promise.resolve(changed(before)) };
  return saved;
}
