import type { FastifyInstance } from 'fastify';
import type { RegisterCall } from '#server/http/register-call.ts';
import { sendEncoded } from '#server/http/send-encoded.ts';
import { countAdvertisements } from '#shared/contracts/advertising.ts';
import { adHeaders } from './ad-document.ts';
import type { Advertising } from './advertising.service.ts';

/** Serves the documents of ad frames. */
export function installAdFrames(app: FastifyInstance, advertising: Advertising): void {
  app.get<{ Params: { file: string } }>('/advertisement/:file', async (request, reply) => {
    if (request.params.file === 'preview.html')
      return reply.headers(adHeaders).send(advertising.previewFrame());
    const [, id] = /^([1-9]\d{0,8})\.html$/.exec(request.params.file) ?? [];
    const found = id === undefined ? undefined : await advertising.findDocument(Number(id));
    reply.headers(adHeaders);
    if (found === undefined) return reply.code(404).header('cache-control', 'no-store').send('');
    return sendEncoded(request, reply, found);
  });
}

/** Registers the call that counts impressions and clicks. */
export function installAdCounts(
  register: RegisterCall,
  {
    advertising,
    limitCounts,
  }: {
    readonly advertising: Advertising;
    /** Limits how often an address may send counts. */
    readonly limitCounts: (address: string) => Promise<void>;
  },
): void {
  register(countAdvertisements, async ({ origin, input }) => {
    await limitCounts(origin.address);
    advertising.count(input);
  });
}
