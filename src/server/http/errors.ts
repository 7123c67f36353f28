import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull } from '#server/database/away.ts';
import { Problem, type ProblemKind } from '#shared/contracts/problem.ts';
import { httpMessages as say } from '#shared/language/ka/site/http.ts';

/** The status of each kind of domain error; nothing else maps them. */
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

/** Value of `Retry-After`, in seconds, while the database is away or the server is full. */
export const retryAfter = 5;

/**
 * The problem that a client may see: our own errors as they are, refusals of Fastify with our messages. Undefined for all
 * others, which are answered with 500.
 */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error) || isDiskFull(error))
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

/** The status of a refusal that no `ProblemKind` covers, such as 416 for a range outside of a file. */
function otherRefusal(error: unknown): number | undefined {
  const status = (error as Partial<FastifyError> | undefined)?.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
}

/** Sends an error where no route, and so no error handler, has been found yet. */
export function sendRefusal(reply: FastifyReply, error: unknown): void {
  const problem = problemOf(error) ?? badInput();
  reply.code(statusOf[problem.kind]).send(problem.body);
}

/** Installs the error handler; `onFailure` receives every failure before it is answered. */
export function installErrorHandler(
  app: FastifyInstance,
  noteFailure: (error: unknown) => void = () => {},
): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error);
    // Our own refusals are not logged as failures: there may be thousands in a minute.
    const refusal = problem ? undefined : otherRefusal(error);
    const isFailure = problem ? problem.kind === 'unavailable' : !refusal;
    noteFailure(error);
    if (isFailure && !(error instanceof Problem))
      request.log[isAborted(request) ? 'debug' : 'error'](
        { err: error, reqId: request.id },
        'request failed',
      );
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

/** Whether the client disconnected before it had sent the whole request. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Reads the rest of the request and discards it: a client may not see an answer that comes while it still sends. */
function letFinish(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}
