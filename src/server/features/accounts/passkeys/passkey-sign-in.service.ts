import type { PasskeyAssertion } from '#shared/contracts/passkeys.ts';
import type { Origin, SecurityLog } from '../security-log.repository.ts';
import type { Devices } from '../sessions/devices.service.ts';
import { hashToken } from '../sessions/secret-token.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SignedInAt } from '../sign-in.service.ts';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.ts';
import { badPasskey, userHandleOf } from './passkeys.service.ts';
import { loadWebAuthn, type RelyingParty } from './relying-party.ts';

/**
 * Signs in by passkey alone: the device has it, and has verified its owner by finger, face or code. Two factors in one, so
 * staff need no code besides.
 */
export function createPasskeySignIn(parts: {
  passkeys: PasskeysRepository;
  sessions: SessionsService;
  devices: Devices;
  relyingParty: RelyingParty;
  log: SecurityLog;
  now: () => number;
}) {
  const { passkeys, sessions, devices, relyingParty, log, now } = parts;

  /** @throws Problem `bad_passkey`, the same whatever is wrong */
  return async function signInByPasskey({
    origin,
    device,
    assertion,
  }: {
    origin: Origin;
    device: string | undefined;
    assertion: PasskeyAssertion;
  }): Promise<SignedInAt> {
    const passkey = await passkeys.findPasskey(assertion.id);
    const counter = passkey && (await counterOf(passkey, assertion));
    if (
      !passkey ||
      counter === undefined ||
      !(await passkeys.markUsed(passkey.id, counter, new Date(now())))
    ) {
      await log.write('sign_in_failed', passkey?.account_id, origin);
      throw badPasskey();
    }
    const { account_id: accountId, is_staff: isStaff } = passkey;
    const tokens = await sessions.openSession({ accountId, origin, isStaff });
    await log.write('signed_in', accountId, origin);
    return { tokens, device: await devices.noteDevice({ accountId, origin, device }) };
  };

  /** @returns how often the device has signed by its own count, or undefined when its signature does not hold. */
  async function counterOf(passkey: PasskeyRow, assertion: PasskeyAssertion): Promise<number | undefined> {
    const { userHandle, ...signed } = assertion.response;
    const owner = Buffer.from(userHandleOf(passkey.account_id)).toString('base64url');
    if (userHandle !== undefined && userHandle.replace(/=+$/, '') !== owner) return undefined;
    const verified = await (await loadWebAuthn())
      .verifyAuthenticationResponse({
        response: { ...assertion, clientExtensionResults: {}, response: signed },
        expectedChallenge: (challenge) => passkeys.takeChallenge(hashToken(challenge), null, new Date(now())),
        expectedOrigin: relyingParty.origins,
        expectedRPID: relyingParty.id,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      })
      .catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }
}
