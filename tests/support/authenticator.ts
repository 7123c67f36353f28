import { TOTP, URI } from 'otpauth';

/** An authenticator app for the first `otpauth:` address in a text. */
export function authenticatorOf(text: string): { codeAt(timestamp: number): string; secret: string } {
  const app = URI.parse(/otpauth:\/\/\S+/.exec(text)?.[0] ?? '');
  if (!(app instanceof TOTP)) throw new Error('the address is not one of time-based codes');
  return { codeAt: (timestamp) => app.generate({ timestamp }), secret: app.secret.base32 };
}
