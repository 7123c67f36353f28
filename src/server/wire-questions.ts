import type { Database } from './database/connect.ts';
import { createTransact, type Tx } from './database/transact.ts';
import { createAskingService } from './features/questions/asking.service.ts';
import { createConsultingRepository } from './features/questions/consulting.repository.ts';
import { type CaptureMoney, createConsultingService } from './features/questions/consulting.service.ts';
import { createHoursRepository } from './features/questions/hours.repository.ts';
import { createHoursService, type ReleaseMoney } from './features/questions/hours.service.ts';
import { createPayingService } from './features/questions/paying.service.ts';
import { createQuestionsRepository } from './features/questions/questions.repository.ts';
import { createReleasingRepository } from './features/questions/releasing.repository.ts';
import { createReleasingService } from './features/questions/releasing.service.ts';

export type Questions = ReturnType<typeof wireQuestions>;

/** What payments ask of questions. It needs nothing of theirs, so it can be made first. */
export const wirePaying = (now: () => number) =>
  createPayingService({ within: createQuestionsRepository, now });

/** Questions from asking to publishing, put together by hand. */
export function wireQuestions({
  db,
  now,
  money,
}: {
  readonly db: Database;
  readonly now: () => number;
  readonly money: { readonly capture: CaptureMoney; readonly release: ReleaseMoney };
}) {
  const questions = createQuestionsRepository(db);
  const consulting = createConsultingRepository(db);
  const transact = createTransact(db);
  const hours = createHoursService({
    hours: createHoursRepository(db),
    within: (tx: Tx) => ({ hours: createHoursRepository(tx), questions: createQuestionsRepository(tx) }),
    transact,
    release: money.release,
    now,
  });
  return {
    asking: createAskingService({ questions, within: createQuestionsRepository, transact, now }),
    consulting: createConsultingService({
      consulting,
      within: (tx: Tx) => ({
        consulting: createConsultingRepository(tx),
        questions: createQuestionsRepository(tx),
      }),
      transact,
      capture: money.capture,
      now,
    }),
    releasing: createReleasingService({
      releasing: createReleasingRepository(db),
      consulting,
      hours,
      now,
    }),
    hours,
    periodic: [{ name: 'questions-hours', everyMs: 30_000, run: hours.passTime }],
  };
}
