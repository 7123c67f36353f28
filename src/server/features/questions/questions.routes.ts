import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Identify, requireCaller } from '#server/http/identity.ts';
import { readForm } from '#server/http/read-form.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { answerForm, askForm, consentForm, followupForm } from '#shared/contracts/questions.ts';
import { questionMessages as say } from '#shared/language/ka/questions.ts';
import type { AskingService } from './asking.service.ts';
import type { Consultant, ConsultingService } from './consulting.service.ts';
import { idOf, type OfQuestion } from './question-address.ts';

interface QuestionCalls {
  readonly asking: AskingService;
  readonly consulting: ConsultingService;
  readonly identify: Identify;
}

/** The calls of CONTRACT.md section 7, Questions. Nobody may keep their answers. */
export function installQuestions(
  server: FastifyInstance,
  { asking, consulting, identify }: QuestionCalls,
): void {
  const ownOf = async (request: FastifyRequest<OfQuestion>) => {
    const { accountId } = await requireCaller(request, identify);
    return { accountId, id: idOf(request) };
  };
  const consultantOf = async (request: FastifyRequest): Promise<Consultant> => {
    const { accountId, roles, consultantId } = await requireCaller(request, identify);
    if (!roles.includes('consultant') || consultantId === null)
      throw new Problem('forbidden', { message: say.notConsultant, code: 'not_consultant' });
    return { accountId, consultantId };
  };

  server.register(async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post('/api/question/ask', async (request) => {
      const { accountId } = await requireCaller(request, identify);
      return asking.ask(accountId, readForm(askForm, request.body));
    });
    app.post<OfQuestion>('/api/question/:id/followup', async (request) => {
      const own = await ownOf(request);
      return asking.followUp(own, readForm(followupForm, request.body).body);
    });
    app.post<OfQuestion>('/api/question/:id/close', async (request) => asking.close(await ownOf(request)));
    app.post<OfQuestion>('/api/question/:id/consent', async (request) => {
      const own = await ownOf(request);
      return asking.setConsent(own, readForm(consentForm, request.body).may_publish);
    });

    app.get('/api/consultant/queue', async (request) => consulting.listQueue(await consultantOf(request)));
    app.get<OfQuestion>('/api/consultant/question/:id', async (request) => {
      const { accountId, roles } = await requireCaller(request, identify);
      if (roles.includes('admin')) return consulting.readText(idOf(request), accountId);
      return consulting.readHeld(await consultantOf(request), idOf(request));
    });
    app.post<OfQuestion>('/api/question/:id/claim', async (request) =>
      consulting.claim(await consultantOf(request), idOf(request)),
    );
    app.post<OfQuestion>('/api/question/:id/hand-back', async (request) =>
      consulting.handBack(await consultantOf(request), idOf(request)),
    );
    app.post<OfQuestion>('/api/question/:id/answer', async (request) => {
      const consultant = await consultantOf(request);
      return consulting.answer(consultant, idOf(request), readForm(answerForm, request.body).body);
    });
  });
}
