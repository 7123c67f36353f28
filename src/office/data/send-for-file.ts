import { CallRefused } from '#web/data/session/call-refused.ts';
import { encodeCall, type SendCall } from '#web/data/session/send-call.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';

/** Sends a call whose answer is a file, and lets the browser save that under a name. */
export const sendForFile =
  (name: string): SendCall =>
  async (call, input, { accessToken } = {}) => {
    const { url, body = null } = encodeCall(call, input);
    const response = await fetch(url, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': readCookie('csrftoken') ?? window.constants?.csrf_token ?? '',
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      },
      body,
    });
    if (!response.ok)
      throw new CallRefused(call.path, response.status, await response.json().catch(() => undefined));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    return undefined as never;
  };
