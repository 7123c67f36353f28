import type { RegisterCall } from '#server/http/register-call.ts';
import { fetchFeed, listFeeds } from '#shared/contracts/office/feeds.ts';
import type { FeedsDesk } from './feeds-desk.service.ts';

/** The desk of partners' feeds. */
export function installFeeds(register: RegisterCall, desk: FeedsDesk): void {
  register(listFeeds, ({ input }) => desk.listFeeds(input));
  register(fetchFeed, ({ caller, input }) => desk.fetchFeed(caller, input.id));
}
