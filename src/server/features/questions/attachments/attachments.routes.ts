import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { type ReceivedFile, withUpload } from '#server/http/intake/uploads.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import {
  addAttachment,
  listAttachments,
  readAttachment,
  removeAttachment,
} from '#shared/contracts/attachments.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { attachmentTypes, maxAttachmentBytes } from '#shared/questions/attachments.ts';
import type { AttachmentsService, OpenedAttachment } from './attachments.service.ts';
import { fileProblem } from './clean-file.ts';

/** The calls about files of questions (CONTRACT.md section 5). The right is asked for before a body is read. */
export function installAttachments(
  register: RegisterCall,
  { attachments }: { readonly attachments: AttachmentsService },
): void {
  register(addAttachment, async ({ caller: { accountId }, params: { id }, request }) => {
    await attachments.refuseUnlessOpen({ accountId, id });
    const receive = async (received: ReceivedFile | undefined) => {
      if (!received) throw fileProblem('bad_input', 'required');
      const file = { name: received.name, bytes: await readFile(received.path) };
      return attachments.addFile({ accountId, id, file });
    };
    return withUpload(request, maxAttachmentBytes, receive).catch(nameField);
  });
  register(listAttachments, async ({ caller, params: { id } }) => ({
    attachments: await attachments.listFiles({ caller, id }),
  }));
  register(removeAttachment, async ({ caller: { accountId }, params: { id, n } }) => {
    await attachments.removeFile({ accountId, id, number: n });
    return {};
  });
  register(readAttachment, async ({ caller, params: { id, n }, reply }) =>
    sendFile(reply, await attachments.readFile({ caller, id, number: n })),
  );
}

/** A file that is too long is refused while it is received, where nothing is known of fields. */
function nameField(error: unknown): never {
  throw error instanceof Problem && error.kind === 'too_large' && !error.fields
    ? fileProblem('too_large', 'too_large')
    : error;
}

/** The file of a stranger: it may do nothing, is kept nowhere, and is no part of another page. */
function sendFile(reply: FastifyReply, { name, kind, bytes }: OpenedAttachment): FastifyReply {
  return reply
    .headers({
      'content-type': attachmentTypes[kind],
      'content-disposition': `inline; filename="attachment.${kind}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(bytes);
}
