import type { FastifyInstance } from 'fastify';
import { type Identify, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { pinForm } from '#shared/contracts/questions.ts';
import type { PinsService } from './pins.service.ts';

/** `POST /api/toggle-pin-question/` (CONTRACT.md section 5): signed in only. */
export function installPins(app: FastifyInstance, pins: PinsService, identify: Identify): void {
  app.post('/api/toggle-pin-question', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { accountId } = await requireCaller(request, identify);
    return pins.togglePin(accountId, readForm(pinForm, request.body).question);
  });
}
