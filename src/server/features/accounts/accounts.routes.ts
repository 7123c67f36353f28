import type { FastifyInstance } from 'fastify';
import { deviceOf, rememberDevice } from '#server/http/device-cookie.ts';
import { originOf } from '#server/http/identity.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import {
  changeProfile,
  confirmAgain,
  deleteAccount,
  downloadMyData,
  endOtherSessions,
  endSession,
  listLeavingChoices,
  listSessions,
  recoverPassword,
  refreshToken,
  renewSecondFactor,
  resetPassword,
  signIn,
  signOut,
  signUp,
  verifyToken,
} from '#shared/contracts/accounts.ts';
import { paths } from '#shared/paths/paths.ts';
import type { RecoveryService } from './links/recovery.service.ts';
import type { ProfileService } from './profile/profile.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';
import type { SignUpService } from './sign-up.service.ts';

interface AccountServices {
  readonly signIn: SignInService;
  readonly signUp: SignUpService;
  readonly recovery: RecoveryService;
  readonly sessions: SessionsService;
  readonly profile: ProfileService;
  /** Refuses while no more passwords can be hashed. @throws Problem `busy` */
  readonly refuseWhenFull: () => void;
  /** Whether the public site is on https. */
  readonly isSecure: boolean;
}

/** The calls of CONTRACT.md section 5, and the ones the profile screen needs besides. */
export function installAccounts(register: RegisterCall, services: AccountServices): void {
  const { sessions, profile, recovery, refuseWhenFull } = services;
  // A thousand at once are refused before their forms are read.
  const before = refuseWhenFull;
  register(
    signIn,
    async ({ origin, input, request, reply }) => {
      const entered = await services.signIn.signIn({ origin, ...input, device: deviceOf(request) });
      rememberDevice(request, reply, { device: entered.device, isSecure: services.isSecure });
      return entered.tokens;
    },
    { before },
  );
  register(signUp, ({ origin, input }) => services.signUp.signUp({ origin, ...input }), { before });
  register(recoverPassword, ({ origin, input }) => recovery.recover({ origin, ...input }));
  register(resetPassword, ({ origin, input }) => recovery.reset({ origin, ...input }));
  register(verifyToken, ({ input }) => profile.verify(input.access_token));
  register(refreshToken, ({ input }) => sessions.refresh(input.refresh_token));
  register(signOut, ({ origin, input }) => sessions.signOut({ origin, ...input }));

  register(changeProfile, ({ caller, origin, input }) => profile.change({ caller, origin, changes: input }));
  register(renewSecondFactor, ({ caller, origin, input }) =>
    profile.renewSecondFactor({ caller, origin, ...input }),
  );
  register(listSessions, async ({ caller }) => ({ sessions: await sessions.listSessions(caller) }));
  register(endSession, ({ caller, origin, params }) =>
    sessions.endSession({ caller, origin, id: params.id }),
  );
  register(confirmAgain, ({ caller, origin }) => services.signUp.confirmAgain({ caller, origin }));
  register(endOtherSessions, ({ caller, origin }) => sessions.endOthers({ caller, origin }));
  register(downloadMyData, ({ caller, origin }) => profile.download({ caller, origin }));
  register(listLeavingChoices, ({ caller }) => profile.listLeavingChoices(caller));
  register(deleteAccount, ({ caller, origin, input }) => profile.remove({ caller, origin, ...input }));
}

/** The page that the link of the confirmation mail opens. It leads on to one that says how it went. */
export function installConfirmation(
  app: FastifyInstance,
  { signUp, sessions }: Pick<AccountServices, 'signUp' | 'sessions'>,
): void {
  app.get<{ Querystring: { token?: unknown } }>('/authentication/confirm', async (request, reply) => {
    const { token } = request.query;
    const isConfirmed =
      typeof token === 'string' && (await signUp.confirm({ origin: originOf(request), token }));
    const page = (await sessions.isSignedIn(request.cookies)) ? paths.profile : paths.signin;
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${page}?confirmed=${isConfirmed ? 'yes' : 'no'}`, 302);
  });
}
