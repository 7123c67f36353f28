import { addAttachment } from '#shared/contracts/attachments.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { sendUpload } from '#web/data/session/send-upload.ts';

/**
 * Sends chosen files to a question, one after the other.
 * @returns those that did not go through
 */
export async function sendFiles(question: number, files: readonly File[]): Promise<readonly File[]> {
  const left: File[] = [];
  for (const file of files)
    try {
      const sendBy = sendUpload(file, () => undefined);
      await callApi(addAttachment, { id: question, file: file.name }, { sendBy });
    } catch {
      left.push(file);
    }
  return left;
}
