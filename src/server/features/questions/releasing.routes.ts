import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Identify, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { publishForm } from '#shared/contracts/questions.ts';
import { questionMessages as say } from '#shared/language/ka/questions.ts';
import { idOf, type OfQuestion } from './question-address.ts';
import type { ReleasingService } from './releasing.service.ts';

interface ReleasingCalls {
  readonly releasing: ReleasingService;
  readonly identify: Identify;
}

/** An editor's calls: what may be shown to everybody. Nobody may keep their answers. */
export function installReleasing(server: FastifyInstance, { releasing, identify }: ReleasingCalls): void {
  /** @throws Problem `forbidden` for everybody else. */
  async function requireEditor(request: FastifyRequest): Promise<number> {
    const { accountId, roles } = await requireCaller(request, identify);
    if (!roles.includes('editor') && !roles.includes('admin'))
      throw new Problem('forbidden', { message: say.notEditor, code: 'not_editor' });
    return accountId;
  }

  server.register(async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get('/api/editor/queue', async (request) => {
      await requireEditor(request);
      return { questions: await releasing.listWaiting() };
    });
    app.get<OfQuestion>('/api/editor/question/:id', async (request) => {
      const accountId = await requireEditor(request);
      return releasing.read(idOf(request), accountId);
    });
    app.post<OfQuestion>('/api/question/:id/publish', async (request) => {
      await requireEditor(request);
      return releasing.publish(idOf(request), readForm(publishForm, request.body).seen);
    });
    app.post<OfQuestion>('/api/question/:id/keep-private', async (request) => {
      await requireEditor(request);
      return releasing.keepPrivate(idOf(request));
    });
  });
}
