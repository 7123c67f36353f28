import { defineCall } from './call.ts';

/** Browsers report violations of the Content-Security-Policy here, in either of two formats. */
export const reportCsp = defineCall({
  method: 'POST',
  path: '/api/csp-report/',
  summary: 'What the Content-Security-Policy held back in a browser',
  right: 'guest',
  csrf: false,
  body: 'raw',
  answer: { status: 204 },
  rate: '60 an hour from one address; more are not looked at',
});
