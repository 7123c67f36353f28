import { describeUserAgent } from '#shared/accounts/describe-user-agent.ts';
import type { Message } from '#shared/contracts/answer-fields.ts';
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyInfo,
  PasskeyRequestOptions,
} from '#shared/contracts/passkeys.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { EnqueueMail } from '../../mail/mail.service.ts';
import type { AccountsRepository, Transact, Tx } from '../accounts.repository.ts';
import type { Limits } from '../guessing/limits.ts';
import { refuseOldFactor } from '../second-factor/fresh-factor.ts';
import type { Origin, SecurityLog } from '../security-log.repository.ts';
import { hashToken } from '../sessions/secret-token.ts';
import { type SignedIn, unauthenticated } from '../sessions/sessions.service.ts';
import type { PasskeysRepository } from './passkeys.repository.ts';
import { loadWebAuthn, type RelyingParty } from './relying-party.ts';

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/** How long a device has to sign. */
const challengeMs = 5 * 60_000;
/** EdDSA, ES256 and RS256: what devices have. */
const algorithms = [-8, -7, -257];

interface Call {
  readonly caller: SignedIn;
  readonly origin: Origin;
}

/** The passkeys service adds, lists and removes an account's passkeys. For staff each of these needs a fresh second factor. */
export function createPasskeysService(parts: {
  passkeys: PasskeysRepository;
  within: (tx: Tx) => PasskeysRepository;
  transact: Transact;
  enqueueMail: EnqueueMail;
  accounts: Pick<AccountsRepository, 'findPerson'>;
  relyingParty: RelyingParty;
  limits: Limits;
  log: SecurityLog;
  now: () => number;
}) {
  const { passkeys, within, transact, enqueueMail, accounts, relyingParty, limits, log, now } = parts;

  async function storeChallenge(challenge: string, accountId: number | null): Promise<string> {
    const expiresAt = new Date(now() + challengeMs);
    await passkeys.addChallenge({ hash: hashToken(challenge), accountId, expiresAt });
    return challenge;
  }

  /** What a device is to sign for somebody who signs in. It names nobody: the device knows whose passkeys it has. */
  async function makeRequest(origin: Origin): Promise<PasskeyRequestOptions> {
    await limits.countPasskeyOptions(origin.address);
    const { challenge } = await (await loadWebAuthn()).generateAuthenticationOptions({
      rpID: relyingParty.id,
    });
    return {
      challenge: await storeChallenge(challenge, null),
      rpId: relyingParty.id,
      timeout: challengeMs,
      userVerification: 'required',
    };
  }

  /** What a device is to sign for a new passkey. @throws Problem `second_factor_old`, `too_many` */
  async function makeCreation({ caller, origin }: Call): Promise<PasskeyCreationOptions> {
    refuseOldFactor(caller, now());
    await limits.countPasskeyOptions(origin.address);
    const person = await accounts.findPerson(caller.accountId);
    if (!person) throw unauthenticated();
    const known = await passkeys.listPasskeys(caller.accountId);
    const options = await (await loadWebAuthn()).generateRegistrationOptions({
      rpID: relyingParty.id,
      rpName: relyingParty.name,
      userName: person.email,
      userID: new Uint8Array(Buffer.from(userHandleOf(caller.accountId))),
      supportedAlgorithmIDs: algorithms,
    });
    return {
      rp: { id: relyingParty.id, name: relyingParty.name },
      user: { ...options.user, displayName: person.first_name || person.email },
      challenge: await storeChallenge(options.challenge, caller.accountId),
      pubKeyCredParams: options.pubKeyCredParams,
      timeout: challengeMs,
      excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  /** Adds a passkey and tells the owner by mail. @throws Problem `bad_passkey`, `second_factor_old` */
  async function register({
    caller,
    origin,
    credential,
  }: Call & { credential: NewPasskey }): Promise<Message> {
    refuseOldFactor(caller, now());
    const { accountId } = caller;
    const { transports = [] } = credential.response;
    const verified = await (await loadWebAuthn())
      .verifyRegistrationResponse({
        response: {
          ...credential,
          clientExtensionResults: {},
          response: { ...credential.response, transports },
        },
        expectedChallenge: (challenge) =>
          passkeys.takeChallenge(hashToken(challenge), accountId, new Date(now())),
        expectedOrigin: relyingParty.origins,
        expectedRPID: relyingParty.id,
        supportedAlgorithmIDs: algorithms,
      })
      .catch(() => undefined);
    if (!verified?.verified) throw badPasskey();
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const passkey = { accountId, credentialId: id, publicKey: Buffer.from(publicKey), counter };
    const isAdded = await transact(async (tx) => {
      const row = { ...passkey, transports, agent: origin.agent, at: new Date(now()) };
      if (!(await within(tx).addPasskey(row))) return false;
      const facts = { device: describeUserAgent(origin.agent), at: row.at.toISOString() };
      await enqueueMail(tx, { kind: 'passkey_added', to: { account: accountId }, facts });
      return true;
    });
    if (!isAdded) throw badPasskey();
    await log.write('passkey_added', accountId, origin);
    return { msg: messages.passkeyAdded };
  }

  async function list({ accountId }: Pick<SignedIn, 'accountId'>): Promise<PasskeyInfo[]> {
    return (await passkeys.listPasskeys(accountId)).map(({ id, agent, created_at, used_at }) => ({
      id,
      agent,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    }));
  }

  /** @throws Problem `passkey_not_found`, `second_factor_old` */
  async function remove({ caller, origin, id }: Call & { id: number }): Promise<Message> {
    refuseOldFactor(caller, now());
    if (!(await passkeys.removePasskey(caller.accountId, id)))
      throw new Problem('not_found', { message: messages.passkeyNotFound, code: 'passkey_not_found' });
    await log.write('passkey_removed', caller.accountId, origin);
    return { msg: messages.passkeyRemoved };
  }

  const removeExpired = (): Promise<void> => passkeys.removeExpiredChallenges(new Date(now()));

  return { makeRequest, makeCreation, register, list, remove, removeExpired };
}

/** What devices call an account by. It tells nothing of a person. */
export const userHandleOf = (accountId: number): string => `account:${accountId}`;

export const badPasskey = (): Problem =>
  new Problem('bad_input', { message: messages.badPasskey, code: 'bad_passkey' });
