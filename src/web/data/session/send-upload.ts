import { CallRefused } from './call-refused.ts';
import { encodeCall, type SendCall } from './send-call.ts';
import { readCookie } from './token-cookies.ts';

/** Sends a call with a file and tells how much of it is sent, from 0 to 1; `fetch` tells nothing of that. */
export const sendUpload =
  (file: File, onProgress: (share: number) => void): SendCall =>
  (call, input, { accessToken } = {}) =>
    new Promise((resolve, reject) => {
      const form = new FormData();
      const { url, body } = encodeCall({ ...call, body: 'form' }, input);
      for (const [name, value] of body instanceof URLSearchParams ? body : []) form.append(name, value);
      form.set('file', file, file.name);
      const request = new XMLHttpRequest();
      request.open(call.method, url);
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
