import { isNoticeKind, type NoticeKind } from '#shared/accounts/notice-kinds.ts';
import type { NoticeChoices } from '#shared/contracts/notices.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { noticeMessages as messages } from '#shared/language/ka/account/notices.ts';
import type { NoticesRepository } from './notices.repository.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export type NoticesService = ReturnType<typeof createNoticesService>;

/** Staff are always told of a new device: their accounts see what others wrote. */
const alwaysForStaff: readonly NoticeKind[] = ['new_device'];

/** The notices service stores which mails an account wants; the one door to mail asks the same table. */
export function createNoticesService({
  notices,
  tokens,
  now,
}: {
  notices: NoticesRepository;
  tokens: UnsubscribeTokens;
  now: () => number;
}) {
  async function list(accountId: number): Promise<NoticeChoices> {
    const [off, isStaff] = [await notices.listOptOuts(accountId), await notices.isStaff(accountId)];
    const always = isStaff ? [...alwaysForStaff] : [];
    return { off: off.filter(isNoticeKind).filter((kind) => !always.includes(kind)), always };
  }

  /** @throws Problem `notice_required` */
  async function choose({
    accountId,
    kind,
    on,
  }: {
    accountId: number;
    kind: NoticeKind;
    on: boolean;
  }): Promise<NoticeChoices> {
    if (on) await notices.optIn(accountId, kind);
    else {
      if ((await list(accountId)).always.includes(kind))
        throw new Problem('conflict', { message: messages.required, code: 'notice_required' });
      await notices.optOut(accountId, kind, new Date(now()));
    }
    return list(accountId);
  }

  /** Turns off mails of a kind by the link of one of them. @throws Problem `bad_token` */
  async function unsubscribe(token: string): Promise<void> {
    const { accountId, kind } = readToken(token);
    await notices.optOut(accountId, kind, new Date(now()));
  }

  /** @throws Problem `bad_token` */
  function readToken(token: string) {
    const found = tokens.read(token);
    if (!found) throw new Problem('not_found', { message: messages.badToken, code: 'bad_token' });
    return found;
  }

  return { list, choose, unsubscribe, readToken };
}
