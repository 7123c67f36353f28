import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/database/away.ts';
import { Problem, type ProblemKind } from '#shared/contracts/problem.ts';
import { httpMessages as say } from '#shared/language/ka/http.ts';

/** The one place where a domain error becomes a status. */
export const statusOf: Readonly<Record<ProblemKind, number>> = {
  bad_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many: 429,
  bank_unavailable: 502,
  unavailable: 503,
};

const kindByStatus = new Map(Object.entries(statusOf).map(([kind, status]) => [status, kind as ProblemKind]));

/** Seconds after which a caller may try again when the database is away or the server is full. */
export const retryAfter = 5;

/** What may be told of any error: our own problems as they are, the framework's refusals in our words, the rest as „500“. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error))
    return new Problem('unavailable', { message: say.unavailable, code: 'unavailable' });
  const status = (error as Partial<FastifyError>).statusCode;
  const kind = status === undefined ? undefined : kindByStatus.get(status);
  return (
    kind &&
    new Problem(kind, {
      message: (say.refused as Partial<Record<ProblemKind, string>>)[kind] ?? say.badInput,
      code: kind,
    })
  );
}

export const badInput = (): Problem => new Problem('bad_input', { message: say.badInput, code: 'bad_input' });

/** The status of a refusal that is none of our kinds: 416 for a part that a file does not have. */
function otherRefusal(error: unknown): number | undefined {
  const status = (error as Partial<FastifyError> | undefined)?.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
}

/** Answers where no route, and so no error handler, has been found yet. */
export function sendRefusal(reply: FastifyReply, error: unknown): void {
  const problem = problemOf(error) ?? badInput();
  reply.code(statusOf[problem.kind]).send(problem.body);
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error);
    // A refusal of our own is no failure, and there may be a thousand at once.
    const refusal = problem ? undefined : otherRefusal(error);
    const isFailure = problem ? problem.kind === 'unavailable' : !refusal;
    if (isFailure && !(error instanceof Problem)) request.log.error({ err: error }, 'request failed');
    if (refusal) {
      reply.code(refusal).send(badInput().body);
      return;
    }
    if (!problem) {
      reply.code(500).send({ error: { __all__: [{ message: say.internal, code: 'internal' }] } });
      return;
    }
    if (problem.kind === 'unavailable' || problem.kind === 'too_many')
      reply.header('retry-after', String(problem.retryAfter ?? retryAfter));
    if (problem.kind === 'too_large') letFinish(request, reply);
    reply.code(statusOf[problem.kind]).send(problem.body);
  });
}

/** Reads what still comes and throws it away: a client whose connection ends while it sends may never see the answer. */
function letFinish(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}
