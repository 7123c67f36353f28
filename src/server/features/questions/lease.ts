import { Problem } from '#shared/contracts/problem.ts';
import { questionMessages as messages } from '#shared/language/ka/asking/questions.ts';

/** Who has a question. */
interface Claim {
  readonly status: string;
  readonly consultant_id: number | null;
  readonly lease_until: Date | null;
}

/** Whether a consultant holds a question now. */
export const holds = (
  { status, consultant_id, lease_until }: Claim,
  consultantId: number,
  now: number,
): boolean =>
  status === 'claimed' &&
  consultant_id === consultantId &&
  lease_until !== null &&
  lease_until.getTime() > now;

/** Whether a consultant holds a question or has answered it, and so may read it. */
export const isTheirs = (claim: Claim, consultantId: number, now: number): boolean =>
  claim.consultant_id === consultantId &&
  (claim.status === 'answered' || claim.status === 'closed' || holds(claim, consultantId, now));

export const refuseUnheld = (): Problem =>
  new Problem('forbidden', { message: messages.notHeld, code: 'not_held' });
