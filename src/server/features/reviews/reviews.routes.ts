import type { RegisterCall } from '#server/http/register-call.ts';
import { listReviews } from '#shared/contracts/office/reviews.ts';
import type { ReviewsService } from './reviews.service.ts';

/** The desk of medical reviews. */
export function installReviews(register: RegisterCall, reviews: ReviewsService): void {
  register(listReviews, (incoming) => reviews.listReviews(incoming.caller, incoming.input));
}
