import type { RegisterCall } from '#server/http/register-call.ts';
import {
  answerQuestion,
  askBack,
  askQuestion,
  claimQuestion,
  closeQuestion,
  followUpQuestion,
  getConsultantQuestion,
  getConsultantQueue,
  handBackQuestion,
  replyToConsultant,
  setPublishingConsent,
} from '#shared/contracts/questions.ts';
import type { AskingService } from './asking.service.ts';
import type { AskingBackService } from './asking-back.service.ts';
import type { ConsultingService } from './consulting.service.ts';

interface QuestionServices {
  readonly asking: AskingService;
  readonly consulting: ConsultingService;
  readonly askingBack: AskingBackService;
}

/** The calls of CONTRACT.md section 7, Questions: the asker's and the consultant's. */
export function installQuestions(
  register: RegisterCall,
  { asking, consulting, askingBack }: QuestionServices,
): void {
  register(askQuestion, ({ caller: { accountId }, input, request: { headers } }) =>
    asking.ask({ accountId, key: headers['idempotency-key']?.toString().trim(), ...input }),
  );
  register(followUpQuestion, ({ caller: { accountId }, params: { id }, input }) =>
    asking.followUp({ accountId, id, ...input }),
  );
  register(closeQuestion, ({ caller: { accountId }, params: { id } }) => asking.close({ accountId, id }));
  register(setPublishingConsent, ({ caller: { accountId }, params: { id }, input }) =>
    asking.setConsent({ accountId, id, mayPublish: input.may_publish }),
  );
  register(replyToConsultant, ({ caller: { accountId }, params: { id }, input }) =>
    askingBack.reply({ accountId, id, ...input }),
  );

  register(getConsultantQueue, ({ caller }) => consulting.listQueue(caller));
  register(getConsultantQuestion, ({ caller, params: { id } }) => consulting.readQuestion({ caller, id }));
  register(claimQuestion, ({ caller: { consultantId }, params: { id } }) =>
    consulting.claim({ consultantId, id }),
  );
  register(handBackQuestion, ({ caller: { consultantId }, params: { id } }) =>
    consulting.handBack({ consultantId, id }),
  );
  register(askBack, ({ caller: { consultantId }, params: { id }, input }) =>
    askingBack.askBack({ consultantId, id, ...input }),
  );
  register(answerQuestion, ({ caller: { consultantId }, params: { id }, input }) =>
    consulting.answer({ consultantId, id, text: input.body, format: input.format }),
  );
}
