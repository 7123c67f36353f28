import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { wireOffice } from '#server/features/office/office.wiring.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';

const collection = 'article';
const day = 86_400_000;

/** Gives the demonstration's office something to show: a draft, two texts in review, an approved one and one that goes out tomorrow. */
export async function writeDemoOffice({
  config,
  db,
  people,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly people: { readonly author: Actor; readonly editor: Actor; readonly reviewer: Actor };
}): Promise<void> {
  const now = Date.now;
  const rateLimits = openRateLimits({ onError: () => {} });
  const office = wireOffice({
    db,
    rateLimits,
    mediaUrl: config.MEDIA_URL,
    tellRecordNews: async () => {},
    now,
  });
  const { author, editor, reviewer } = people;
  const { records } = await office.listing.listRecords(editor, { collection, page: 1, limit: 5 });
  for (const [at, { id }] of records.entries()) {
    const copy = await office.editing.duplicateRecord(author, { collection, id });
    const named = { collection, id: copy.id, revision: copy.revision };
    if (at === 0) continue;
    // One of those that wait was sent to the demonstration's reviewer, the other to nobody by name.
    await office.review.submitRevision(author, { ...named, reviewer: at === 1 ? reviewer.accountId : null });
    if (at === 1 || at === 4) continue;
    await office.review.approveRevision(reviewer, named);
    const tomorrow = new Date(now() + day).toISOString();
    if (at === 3) await office.publishing.publishRevision(editor, { ...named, at: tomorrow });
  }
  await rateLimits.close();
}
