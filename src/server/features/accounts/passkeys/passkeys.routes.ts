import { deviceOf, rememberDevice } from '#server/http/device-cookie.ts';
import { originOf, requireCaller, tokenOf } from '#server/http/identity.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import {
  getPasskeyOptions,
  listPasskeys,
  registerPasskey,
  removePasskey,
  signInByPasskey,
} from '#shared/contracts/passkeys.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { createPasskeySignIn } from './passkey-sign-in.service.ts';
import type { PasskeysService } from './passkeys.service.ts';

interface PasskeyServices {
  readonly passkeys: PasskeysService;
  readonly passkeySignIn: ReturnType<typeof createPasskeySignIn>;
  readonly sessions: Pick<SessionsService, 'identify'>;
  /** Whether the public site is on https. */
  readonly isSecure: boolean;
}

/** The calls about passkeys of OFFICE.md, and the two that the profile screen needs besides. */
export function installPasskeys(
  register: RegisterCall,
  { passkeys, passkeySignIn, sessions, isSecure }: PasskeyServices,
): void {
  register(getPasskeyOptions, async ({ request, origin }) => {
    if (tokenOf(request) === undefined) return passkeys.makeRequest(origin);
    const caller = await requireCaller(request, sessions.identify);
    return passkeys.makeCreation({ caller, origin });
  });
  register(registerPasskey, ({ caller, origin, input }) =>
    passkeys.register({ caller, origin, credential: input }),
  );
  register(signInByPasskey, async ({ input, request, reply }) => {
    const entered = await passkeySignIn({
      origin: originOf(request),
      device: deviceOf(request),
      assertion: input,
    });
    rememberDevice(request, reply, { device: entered.device, isSecure });
    return entered.tokens;
  });
  register(listPasskeys, async ({ caller }) => ({ passkeys: await passkeys.list(caller) }));
  register(removePasskey, ({ caller, origin, params: { id } }) => passkeys.remove({ caller, origin, id }));
}
