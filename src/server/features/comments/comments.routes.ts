import type { RegisterCall } from '#server/http/register-call.ts';
import { writeComment } from '#shared/contracts/comments.ts';
import { approveComment, listDeskComments, rejectComment } from '#shared/contracts/office/words/comments.ts';
import type { CommentsService } from './comments.service.ts';

/** Comments: written by readers (CONTRACT.md section 5), decided on by editors. */
export function installComments(register: RegisterCall, comments: CommentsService): void {
  register(writeComment, ({ caller: { accountId }, params: { id }, input }) =>
    comments.write({ accountId, articleId: id, ...input }),
  );
  register(listDeskComments, ({ input }) => comments.listComments(input));
  register(approveComment, ({ caller, input }) => comments.approve(caller.accountId, input.id));
  register(rejectComment, ({ caller, input }) => comments.reject(caller.accountId, input));
}
