import type { FastifyInstance } from 'fastify';
import { readForm } from '#server/http/read-form.ts';
import { adCountsForm } from '#shared/contracts/advertising.ts';
import { adHeaders } from './ad-document.ts';
import type { Advertising } from './advertising.service.ts';

interface AdvertisingCalls {
  readonly advertising: Advertising;
  /** How often an address may send counts. */
  readonly limitCounts: (address: string) => Promise<void>;
}

/** The addresses of the frames, and the call that counts what was seen in them. */
export function installAdvertising(
  app: FastifyInstance,
  { advertising, limitCounts }: AdvertisingCalls,
): void {
  app.get<{ Params: { file: string } }>('/advertisement/:file', async (request, reply) => {
    const [, id] = /^([1-9]\d{0,8})\.html$/.exec(request.params.file) ?? [];
    const found = id === undefined ? undefined : await advertising.findDocument(Number(id));
    reply.headers(adHeaders);
    return found ?? reply.code(404).header('cache-control', 'no-store').send('');
  });

  app.post('/api/advertisement-counts', async (request, reply) => {
    const counts = readForm(adCountsForm, request.body);
    await limitCounts(request.ip);
    advertising.notice(counts);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
