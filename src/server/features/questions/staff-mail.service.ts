import type { EnqueueMail } from '../mail/mail.service.ts';
import type { ConsultingRepository } from './consulting.repository.ts';
import type { QuestionsRepository, Tx } from './questions.repository.ts';

/**
 * Mails to the staff about questions; they name no subject, because others may read mail. A mailbox gets three an hour of
 * each, for who opens one finds the whole queue.
 */
export function createStaffMail({
  within,
  enqueueMail,
}: {
  within: (tx: Tx) => {
    readonly consulting: Pick<ConsultingRepository, 'listAccountsFor' | 'listAccountsOf'>;
    readonly questions: Pick<QuestionsRepository, 'listEditors'>;
  };
  enqueueMail: EnqueueMail;
}) {
  /** Tells those who may take a question that it is there. */
  async function tellConsultants(tx: Tx, questionId: number): Promise<void> {
    for (const account of await within(tx).consulting.listAccountsFor(questionId))
      await enqueueMail(tx, { kind: 'new_question', to: { account } });
  }

  /** Tells a consultant that an asker has replied to what they asked back. */
  async function tellHolder(tx: Tx, consultantId: number): Promise<void> {
    for (const account of await within(tx).consulting.listAccountsOf(consultantId))
      await enqueueMail(tx, { kind: 'question_replied', to: { account } });
  }

  /** Tells editors that an answered question may be shown and waits for them. */
  async function tellEditors(tx: Tx): Promise<void> {
    for (const account of await within(tx).questions.listEditors())
      await enqueueMail(tx, { kind: 'waiting_question', to: { account } });
  }

  return { tellConsultants, tellHolder, tellEditors };
}

export type StaffMail = ReturnType<typeof createStaffMail>;
