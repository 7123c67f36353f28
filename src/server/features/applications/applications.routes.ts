import type { FastifyInstance } from 'fastify';
import { readForm } from '#server/http/read-form.ts';
import { clinicApplicationForm, doctorApplicationForm } from '#shared/contracts/applications.ts';
import type { Applications } from './applications.service.ts';

const forms = { clinic: clinicApplicationForm, doctor: doctorApplicationForm } as const;
const prefixes = ['/api/become_recommended', '/become_recommended'];

/** Anyone may apply; nobody may keep the answer. */
export function installApplications(app: FastifyInstance, { apply }: Applications): void {
  for (const prefix of prefixes)
    for (const kind of ['clinic', 'doctor'] as const)
      app.post(`${prefix}/${kind}`, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return apply(kind, readForm(forms[kind], request.body), request.ip);
      });
}
