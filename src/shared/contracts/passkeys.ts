import { z } from 'zod';
import { idInPath, instant, message } from './answer-fields.ts';
import { defineCall } from './call.ts';

/** The calls about passkeys (OFFICE.md): what goes to and comes from the device is WebAuthn's own JSON. */

const publicKey = z.literal('public-key');
const descriptor = z.object({ id: z.string(), type: publicKey });

const creationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });
export type PasskeyCreationOptions = z.output<typeof creationOptions>;

const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' });
export type PasskeyRequestOptions = z.output<typeof requestOptions>;

const encoded = z.string({ error: 'invalid' }).regex(/^[\w-]+={0,2}$/, { error: 'invalid' });
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key', { error: 'invalid' }),
};

const newCredential = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: encoded,
      attestationObject: encoded,
      /** How the device can be reached: „internal“, „usb“. */
      transports: z.array(z.string().max(40)).max(10).optional().catch(undefined),
    },
    { error: 'invalid' },
  ),
});
export type NewPasskey = z.output<typeof newCredential>;

const assertion = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional().catch(undefined),
    },
    { error: 'invalid' },
  ),
});
export type PasskeyAssertion = z.output<typeof assertion>;

export const getPasskeyOptions = defineCall({
  method: 'POST',
  path: '/api/auth/passkey/options/',
  summary: 'What a device is to sign: with a token to make a passkey, without one to sign in',
  right: 'guest',
  answer: z.union([creationOptions, requestOptions]),
  codes: ['second_factor_old'],
  rate: '300 an hour from one address',
});

export const registerPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkey/register/',
  summary: 'Add a passkey',
  right: 'user',
  body: 'json',
  request: newCredential,
  answer: message,
  codes: ['bad_passkey', 'second_factor_old'],
});

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkey/sign-in/',
  summary: 'Sign in with a passkey, which is a second factor as well',
  right: 'guest',
  body: 'json',
  request: assertion,
  answer: z.object({ access_token: z.string(), refresh_token: z.string() }),
  codes: ['bad_passkey'],
});

/** A passkey, as its owner sees it in a list. */
export const passkeyInfo = z
  .object({ id: z.int(), agent: z.string(), created_at: instant, used_at: instant.nullable() })
  .meta({ id: 'PasskeyInfo' });
export type PasskeyInfo = z.output<typeof passkeyInfo>;

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/auth/passkeys/',
  summary: 'The passkeys of the account',
  right: 'user',
  answer: z.object({ passkeys: z.array(passkeyInfo) }),
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/{id}/remove/',
  summary: 'Remove a passkey',
  right: 'user',
  params: { id: idInPath('passkey_not_found') },
  answer: message,
  codes: ['passkey_not_found', 'second_factor_old'],
});
