import type { RegisterCall } from '#server/http/register-call.ts';
import { listTags, mergeTags } from '#shared/contracts/office/tags.ts';
import type { TagsDesk } from './tags-desk.service.ts';

/** The desk of tags. */
export function installTags(register: RegisterCall, desk: TagsDesk): void {
  register(listTags, ({ input }) => desk.listTags(input));
  register(mergeTags, async ({ caller, inputBeside }) =>
    desk.mergeTags(caller, await inputBeside(desk.refuseOther)),
  );
}
