import { readAttachment } from '#shared/contracts/attachments.ts';
import { callApi } from './browser-session.ts';
import { CallRefused } from './call-refused.ts';
import { encodeCall, type SendCall } from './send-call.ts';

/** Fetches a file of a question. @throws CallRefused, and the error of `fetch` if there is no response */
export async function fetchAttachment(questionId: number, number: number): Promise<Blob> {
  let file: Blob | undefined;
  const sendBy: SendCall = async (call, input, { accessToken } = {}) => {
    const { url } = encodeCall(call, input);
    const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
    const response = await fetch(url, { headers });
    if (!response.ok)
      throw new CallRefused(call.path, response.status, await response.json().catch(() => undefined));
    file = await response.blob();
    return undefined as never;
  };
  await callApi(readAttachment, { id: questionId, n: number }, { sendBy });
  if (!file) throw new TypeError('the file got no answer');
  return file;
}
