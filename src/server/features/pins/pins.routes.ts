import type { FastifyInstance } from 'fastify';
import { type Identify, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { pinForm } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';

/** `POST /api/toggle-pin-question/`: signed in only. There are no questions yet, so none is found. */
export function installPins(app: FastifyInstance, identify: Identify): void {
  app.post('/api/toggle-pin-question', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await requireCaller(request, identify);
    readForm(pinForm, request.body);
    throw new Problem('not_found', { message: say.notYet, code: 'not_found' });
  });
}
