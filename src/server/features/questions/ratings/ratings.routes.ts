import type { RegisterCall } from '#server/http/register-call.ts';
import { getDeskRating } from '#shared/contracts/office/words/questions.ts';
import { getOwnRating, rateAnswer } from '#shared/contracts/ratings.ts';
import type { RatingsService } from './ratings.service.ts';

/** The calls about ratings of answers: the asker's and the office's. */
export function installRatings(
  register: RegisterCall,
  { ratings }: { readonly ratings: RatingsService },
): void {
  register(rateAnswer, ({ caller: { accountId }, params: { id }, input }) =>
    ratings.rate({ accountId, id, ...input }),
  );
  register(getOwnRating, async ({ caller: { accountId }, params: { id } }) => ({
    rating: await ratings.findOwn({ accountId, id }),
  }));
  register(getDeskRating, ({ caller: { accountId }, input: { id } }) =>
    ratings.readForOffice({ accountId, id }),
  );
}
