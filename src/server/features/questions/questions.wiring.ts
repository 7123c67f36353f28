import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { createSeal, type Secrets } from '../../adapters/sealing/seal.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact, type Tx } from '../../database/transact.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import { createQueue } from '../media/queue.ts';
import { createAskingService } from './asking.service.ts';
import { createAskingBackService } from './asking-back.service.ts';
import { createAttachmentSeal } from './attachments/attachment-seal.ts';
import { createAttachmentsRepository } from './attachments/attachments.repository.ts';
import { createAttachmentsService } from './attachments/attachments.service.ts';
import { createConsultingRepository } from './consulting.repository.ts';
import { type CaptureMoney, createConsultingService } from './consulting.service.ts';
import { createDeadlinesRepository } from './deadlines.repository.ts';
import { createDeadlinesService, type ReleaseMoney } from './deadlines.service.ts';
import { createModerationRepository } from './moderation/moderation.repository.ts';
import { createModerationService } from './moderation/moderation.service.ts';
import { createOwnQuestions } from './own-questions.service.ts';
import { createPayingService } from './paying.service.ts';
import { createQuestionsRepository } from './questions.repository.ts';
import { createRatingsRepository } from './ratings/ratings.repository.ts';
import { createRatingsService } from './ratings/ratings.service.ts';
import { createQuestionSeal } from './sealing/question-seal.ts';
import { createSealingRepository } from './sealing/sealing.repository.ts';
import { createSealingService } from './sealing/sealing.service.ts';
import { createStaffMail } from './staff-mail.service.ts';

/** Creates what payments call of questions. It depends on nothing of payments, so it is created first. */
export const wirePaying = ({ enqueueMail, now }: { enqueueMail: EnqueueMail; now: () => number }) =>
  createPayingService({ within: createQuestionsRepository, staffMail: wireStaffMail(enqueueMail), now });

const wireStaffMail = (enqueueMail: EnqueueMail) =>
  createStaffMail({
    within: (tx: Tx) => ({
      consulting: createConsultingRepository(tx),
      questions: createQuestionsRepository(tx),
    }),
    enqueueMail,
  });

type OnError = (what: string, error: unknown) => void;

/** Creates what seals and opens the texts of questions. */
export const wireQuestionSeal = (secrets: Secrets, onError?: OnError) =>
  createQuestionSeal(createSeal(secrets, 'private questions'), onError);

interface Stored {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly onError?: OnError | undefined;
}

/** Creates what stores and opens the files of questions. */
const wireAttachments = ({ db, secrets, now, onError }: Stored) =>
  createAttachmentsService({
    attachments: createAttachmentsRepository(db),
    within: (tx: Tx) => ({
      attachments: createAttachmentsRepository(tx),
      questions: createQuestionsRepository(tx),
      consulting: createConsultingRepository(tx),
    }),
    transact: createTransact(db),
    seal: createAttachmentSeal(createSeal(secrets, 'question attachments')),
    inQueue: createQueue(2),
    onError,
    now,
  });

/** Creates what stores ratings of answers. */
const wireRatings = ({ db, secrets, now, onError }: Stored) =>
  createRatingsService({
    ratings: createRatingsRepository(db),
    within: (tx: Tx) => ({ ratings: createRatingsRepository(tx), questions: createQuestionsRepository(tx) }),
    transact: createTransact(db),
    seal: wireQuestionSeal(secrets, onError),
    onError,
    now,
  });

/** Creates what accounts ask of questions. */
export const wireOwnQuestions = (stored: Stored) =>
  createOwnQuestions({
    questions: createQuestionsRepository(stored.db),
    seal: wireQuestionSeal(stored.secrets),
    attachments: wireAttachments(stored),
    ratings: wireRatings(stored),
  });

/** Questions from asking to publishing, put together by hand. */
export function wireQuestions({
  db,
  secrets,
  now,
  money,
  enqueueMail,
  maxAnHour,
  onError,
}: {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly money: { readonly capture: CaptureMoney; readonly release: ReleaseMoney };
  readonly enqueueMail: EnqueueMail;
  readonly maxAnHour?: number | undefined;
  readonly onError?: OnError;
}) {
  const seal = wireQuestionSeal(secrets, onError);
  const staffMail = wireStaffMail(enqueueMail);
  const questions = createQuestionsRepository(db);
  const transact = createTransact(db);
  const attachments = wireAttachments({ db, secrets, now, onError });
  const ratings = wireRatings({ db, secrets, now, onError });
  const sealing = createSealingService({
    sealing: createSealingRepository(db),
    within: createSealingRepository,
    transact,
    seal,
    others: [attachments.resealAll, ratings.resealAll],
    onError,
  });
  const deadlines = createDeadlinesService({
    deadlines: createDeadlinesRepository(db),
    within: (tx: Tx) => ({
      deadlines: createDeadlinesRepository(tx),
      questions: createQuestionsRepository(tx),
      log: createChangeLogRepository(tx),
    }),
    transact,
    release: money.release,
    enqueueMail,
    now,
  });
  const consulting = createConsultingService({
    consulting: createConsultingRepository(db),
    within: (tx: Tx) => ({
      consulting: createConsultingRepository(tx),
      questions: createQuestionsRepository(tx),
    }),
    transact,
    seal,
    sealing,
    attachments,
    staffMail,
    capture: money.capture,
    enqueueMail,
    now,
  });
  return {
    asking: createAskingService({
      questions,
      within: createQuestionsRepository,
      transact,
      seal,
      sealing,
      staffMail,
      maxAnHour,
      now,
    }),
    attachments,
    ratings,
    askingBack: createAskingBackService({
      within: (tx: Tx) => ({
        consulting: createConsultingRepository(tx),
        questions: createQuestionsRepository(tx),
      }),
      ...{ transact, seal, staffMail, enqueueMail, now },
    }),
    consulting,
    moderation: createModerationService({
      moderation: createModerationRepository(db),
      within: (tx: Tx) => ({
        moderation: createModerationRepository(tx),
        questions: createQuestionsRepository(tx),
        log: createChangeLogRepository(tx),
      }),
      transact,
      seal,
      sealing,
      consulting,
      attachments,
      deadlines,
      staffMail,
      now,
    }),
    deadlines,
    sealing,
    jobs: [
      { name: 'question-deadlines', cron: '* * * * *', run: deadlines.runDeadlines },
      { name: 'questions-seal', cron: '17 4 * * *', runsAtStart: true, run: sealing.resealAll },
      { name: 'attachments-expire', cron: '47 4 * * *', run: attachments.forgetUnanswered },
    ],
  };
}
