import { type DiaryForm, listDiaries, removeDiary, saveDiary } from '#shared/contracts/diaries.ts';
import { type DiaryContents, type DiaryKind, emptyDiaries } from '#shared/medicine/diaries/diary.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { readContent } from './browser-diary.ts';

/** A diary of an account as it was last read; version 0 where the account has none. */
export interface AccountDiary<Kind extends DiaryKind> {
  readonly content: DiaryContents[Kind];
  readonly version: number;
  /** Whether there is one that no key opens. */
  readonly isUnreadable: boolean;
}

export async function readAccountDiary<Kind extends DiaryKind>(kind: Kind): Promise<AccountDiary<Kind>> {
  const { diaries, unreadable } = await callApi(listDiaries, {});
  const found = diaries.find((diary) => diary.kind === kind);
  const content = found && readContent(kind, found.content);
  return {
    content: content ?? emptyDiaries[kind],
    version: found?.version ?? 0,
    isUnreadable: (found && !content) || unreadable.some((diary) => diary.kind === kind),
  };
}

/**
 * Saves a change of a diary. Where the diary was changed on another device, the change is made once more, to what is there now.
 */
export async function changeAccountDiary<Kind extends DiaryKind>(
  kind: Kind,
  before: AccountDiary<Kind>,
  change: (content: DiaryContents[Kind]) => DiaryContents[Kind],
): Promise<AccountDiary<Kind> & { readonly wasChangedElsewhere: boolean }> {
  const save = async (from: AccountDiary<Kind>): Promise<AccountDiary<Kind>> => {
    const content = change(from.content);
    const form = { kind, content, version: from.version } as DiaryForm;
    const { version } = await callApi(saveDiary, form);
    return { content, version, isUnreadable: false };
  };
  try {
    return { ...(await save(before)), wasChangedElsewhere: false };
  } catch (error) {
    if (!(error instanceof CallRefused && error.hasCode('diary_conflict'))) throw error;
    return { ...(await save(await readAccountDiary(kind))), wasChangedElsewhere: true };
  }
}

export const removeAccountDiary = (kind: DiaryKind): Promise<unknown> => callApi(removeDiary, { kind });
