import type { RegisterCall } from '#server/http/register-call.ts';
import { togglePin } from '#shared/contracts/questions.ts';
import type { PinsService } from './pins.service.ts';

/** A reader's bookmarks (CONTRACT.md section 5). */
export function installPins(register: RegisterCall, pins: PinsService): void {
  register(togglePin, ({ caller: { accountId }, input }) =>
    pins.togglePin({ accountId, questionId: input.question }),
  );
}
