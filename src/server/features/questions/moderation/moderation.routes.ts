import type { RegisterCall } from '#server/http/register-call.ts';
import {
  getDeskQuestion,
  keepDeskQuestionPrivate,
  listDeskQuestions,
  publishDeskQuestion,
  reassignDeskQuestion,
  refuseDeskQuestion,
} from '#shared/contracts/office/words/questions.ts';
import type { ModerationService } from './moderation.service.ts';

/** The editors' desk of questions. */
export function installModeration(
  register: RegisterCall,
  { moderation }: { readonly moderation: ModerationService },
): void {
  register(listDeskQuestions, ({ input }) => moderation.listQuestions(input));
  register(getDeskQuestion, ({ caller, input }) => moderation.readQuestion(caller, input.id));
  register(publishDeskQuestion, ({ caller, input }) => moderation.publish(caller, input));
  register(keepDeskQuestionPrivate, ({ caller, input }) => moderation.keepPrivate(caller, input.id));
  register(refuseDeskQuestion, ({ caller, input }) => moderation.refuse(caller, input));
  register(reassignDeskQuestion, ({ caller, input }) => moderation.reassign(caller, input));
}
