import type { FastifyInstance } from 'fastify';
import { type Identify, originOf, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import {
  deleteForm,
  profileForm,
  recoverForm,
  refreshForm,
  resetForm,
  signInForm,
  signOutForm,
  signUpForm,
  verifyForm,
} from '#shared/contracts/accounts.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import { paths } from '#shared/paths/paths.ts';
import type { ProfileService } from './profile.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';
import type { SignUpService } from './sign-up.service.ts';

interface AccountCalls {
  readonly signIn: SignInService;
  readonly signUp: SignUpService;
  readonly recovery: RecoveryService;
  readonly sessions: SessionsService;
  readonly profile: ProfileService;
  readonly identify: Identify;
  /** Whether no more passwords can be looked at now. @throws Problem `busy` */
  readonly refuseWhenFull: () => void;
  readonly now: () => number;
}

/** The calls of CONTRACT.md section 5, and the ones the profile screen needs besides. Nobody may keep their answers. */
export function installAccounts(server: FastifyInstance, calls: AccountCalls): void {
  const { signIn, signUp, recovery, sessions, profile, identify, refuseWhenFull, now } = calls;
  const today = () => todayAt(now());
  server.register(async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const withoutCsrf = { config: { csrf: false } };
    // A thousand at once are refused before their forms are read.
    const whenThereIsRoom = { onRequest: async () => refuseWhenFull() };

    app.post('/api/auth/sign-in', whenThereIsRoom, (request) =>
      signIn.signIn(readForm(signInForm, request.body), originOf(request)),
    );
    app.post('/api/auth/sign-up', whenThereIsRoom, (request) =>
      signUp.signUp(readForm(signUpForm(today()), request.body), originOf(request)),
    );
    app.post('/api/auth/recover', (request) =>
      recovery.recover(readForm(recoverForm, request.body).email, originOf(request)),
    );
    app.post('/api/auth/reset', (request) =>
      recovery.reset(readForm(resetForm, request.body), originOf(request)),
    );
    app.post('/api/auth/verify', withoutCsrf, (request) =>
      profile.verify(readForm(verifyForm, request.body).access_token),
    );
    app.post('/api/auth/refresh', withoutCsrf, (request) =>
      sessions.refresh(readForm(refreshForm, request.body).refresh_token),
    );
    for (const path of ['/api/auth/sign-out', '/api/auth/logout'])
      app.post(path, async (request) => {
        await sessions.signOut(readForm(signOutForm, request.body).refreshToken, originOf(request));
        return {};
      });
    app.post('/api/auth/profile', async (request) => {
      const caller = await requireCaller(request, identify);
      return profile.change(caller, readForm(profileForm(today()), request.body), originOf(request));
    });

    app.post('/api/auth/sessions', async (request) => ({
      sessions: await sessions.listSessions(await requireCaller(request, identify)),
    }));
    app.post('/api/auth/sessions/end-others', async (request) => {
      await sessions.endOthers(await requireCaller(request, identify), originOf(request));
      return { msg: say.othersEnded };
    });
    app.post('/api/auth/my-data', async (request) =>
      profile.download(await requireCaller(request, identify), originOf(request)),
    );
    app.post('/api/auth/delete', async (request) => {
      const caller = await requireCaller(request, identify);
      return profile.remove(caller, readForm(deleteForm, request.body).password, originOf(request));
    });

    /** The link of the confirmation mail. It leads on to a page that says how it went. */
    app.get<{ Querystring: { token?: unknown } }>('/authentication/confirm', async (request, reply) => {
      const { token } = request.query;
      const held = typeof token === 'string' && (await signUp.confirm(token, originOf(request)));
      const page = (await sessions.isSignedIn(request.cookies)) ? paths.profile : paths.signin;
      return reply
        .header('referrer-policy', 'no-referrer')
        .redirect(`${page}?confirmed=${held ? 'yes' : 'no'}`, 302);
    });
  });
}
