import { getPasskeyOptions, registerPasskey, signInByPasskey } from '#shared/contracts/passkeys.ts';
import { callApi, session } from './browser-session.ts';
import { sendCall } from './send-call.ts';

/** Whether the browser made a passkey or used one, or its user, the device or the address of the page did not let it. */
export type PasskeyOutcome = 'done' | 'given_up' | 'unsupported' | 'known_device';

/** The library is loaded when a passkey is first asked for: few readers ever do. */
const library = () => import('@simplewebauthn/browser');

/** Makes a passkey on this device and adds it to the account. @throws CallRefused when the server refuses it */
export function addPasskey(): Promise<PasskeyOutcome> {
  return withDevice(async ({ startRegistration }) => {
    const options = await callApi(getPasskeyOptions, {});
    if (!('rp' in options)) throw new Error('options to make a passkey were asked for without a token');
    await callApi(registerPasskey, await startRegistration({ optionsJSON: options }));
  });
}

/** Signs in with a passkey of this device. @throws CallRefused when the server refuses it */
export function enterByPasskey(): Promise<PasskeyOutcome> {
  return withDevice(async ({ startAuthentication }) => {
    const options = await sendCall(getPasskeyOptions, {});
    if ('rp' in options) throw new Error('options to sign in were asked for with a token');
    await session.enter(await sendCall(signInByPasskey, await startAuthentication({ optionsJSON: options })));
  });
}

async function withDevice(
  work: (webauthn: Awaited<ReturnType<typeof library>>) => Promise<void>,
): Promise<PasskeyOutcome> {
  const webauthn = await library();
  if (!webauthn.browserSupportsWebAuthn()) return 'unsupported';
  try {
    await work(webauthn);
    return 'done';
  } catch (error) {
    if (!(error instanceof webauthn.WebAuthnError)) throw error;
    return outcomes[error.code] ?? 'given_up';
  }
}

const outcomes: Readonly<Record<string, PasskeyOutcome>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known_device',
  ERROR_INVALID_DOMAIN: 'unsupported',
  ERROR_INVALID_RP_ID: 'unsupported',
};
