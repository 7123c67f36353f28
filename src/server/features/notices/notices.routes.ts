import type { RegisterCall } from '#server/http/register-call.ts';
import {
  chooseNotice,
  getPushKey,
  listNotices,
  openUnsubscribing,
  subscribePush,
  unsubscribeFromMail,
  unsubscribePush,
} from '#shared/contracts/notices.ts';
import { paths } from '#shared/paths/paths.ts';
import type { NoticesService } from './notices.service.ts';
import type { PushService } from './push.service.ts';

interface NoticeServices {
  readonly notices: NoticesService;
  readonly push: PushService;
}

/** What an account is told, by mail and through its browsers. */
export function installNotices(register: RegisterCall, { notices, push }: NoticeServices): void {
  register(listNotices, ({ caller: { accountId } }) => notices.list(accountId));
  register(chooseNotice, ({ caller: { accountId }, input }) => notices.choose({ accountId, ...input }));
  register(unsubscribeFromMail, async ({ params: { token }, reply }) => {
    await notices.unsubscribe(token);
    return reply.code(204).send();
  });
  register(openUnsubscribing, ({ params: { token }, reply }) => {
    notices.readToken(token);
    return reply.header('cache-control', 'no-store').redirect(paths.profile, 303);
  });
  register(getPushKey, () => push.getKey());
  register(subscribePush, ({ caller: { accountId, sessionId }, input }) =>
    push.subscribe({ accountId, sessionId, ...input }),
  );
  register(unsubscribePush, ({ caller: { accountId }, input }) => push.unsubscribe({ accountId, ...input }));
}
