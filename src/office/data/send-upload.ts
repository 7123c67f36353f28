import { CallRefused } from '#web/data/session/call-refused.ts';
import type { SendCall } from '#web/data/session/send-call.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';

/** Sends a call with a file and tells how much of it is sent, from 0 to 1; `fetch` tells nothing of that. */
export const sendUpload =
  (file: File, onProgress: (share: number) => void): SendCall =>
  (call, input, { accessToken } = {}) =>
    new Promise((resolve, reject) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(input)) form.append(name, String(value));
      form.set('file', file, file.name);
      const request = new XMLHttpRequest();
      request.open(call.method, call.path);
      request.responseType = 'json';
      request.setRequestHeader('x-csrftoken', readCookie('csrftoken') ?? window.constants?.csrf_token ?? '');
      if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, response } = request;
        if (status >= 200 && status < 300) resolve(response);
        else reject(new CallRefused(call.path, status, response));
      };
      request.onerror = () => reject(new TypeError('the upload got no answer'));
      request.send(form);
    });
