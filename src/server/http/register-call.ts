import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayActAt } from '#shared/access/desk-rights.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import {
  type Call,
  type Contract,
  contractOf,
  pathsOf,
  type ReadParams,
  type ReadRequest,
} from '#shared/contracts/call.ts';
import { anyOfficePath } from '#shared/contracts/office/record-parts.ts';
import { asksCsrf, generalCodes } from '#shared/contracts/openapi.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import { type Caller, type Callers, callerWith, type Identify, originOf, requireCaller } from './identity.ts';
import { refuseBrokenBody } from './intake/forms.ts';
import { readInput, readInputBeside, readParams } from './intake/read-request.ts';

export interface CallSettings {
  readonly identify: Identify;
  readonly now: () => number;
  /** Counts a call of the office. @throws Problem `too_many` */
  readonly countStaffCall: (accountId: number) => Promise<void>;
  /**
   * Receives a sentence for each answer or error code that its contract does not name. Set in tests and development, where
   * every answer is compared in full; in production unnamed fields are dropped silently.
   */
  readonly onBrokenPromise?: ((sentence: string) => void) | undefined;
}

/** A request as its handler receives it. */
export interface Incoming<C extends Contract> {
  readonly caller: Callers[C['right']];
  readonly params: ReadParams<C>;
  /** The parsed form or query. It is parsed on access, so a handler may delay or skip it. @throws Problem `bad_input` */
  readonly input: ReadRequest<C>;
  /**
   * Parses the form where more than the form is to be checked: `check` throws what is wrong in the fields that are well formed, so
   * that one refusal names every wrong field. It runs only where the form is wrong. @throws Problem `bad_input`
   */
  readonly inputBeside: (check: (wellFormed: Partial<ReadRequest<C>>) => unknown) => Promise<ReadRequest<C>>;
  /** The client's address and user agent, for rate limits and the security log. */
  readonly origin: { readonly address: string; readonly agent: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A handler returns the answer; one that sends bytes itself returns the reply. */
type Returned<C extends Contract> = C['answer'] extends z.ZodType
  ? z.input<C['answer']> | FastifyReply
  : unknown;
type Handler<C extends Contract> = (incoming: Incoming<C>) => Promise<Returned<C>> | Returned<C>;

export type RegisterCall = <C extends Contract>(
  call: Call<C>,
  handle: Handler<C>,
  options?: { /** Runs before the body is read and may throw. */ readonly before?: () => void },
) => void;

/**
 * Creates the function that turns calls into routes. Path, right, CSRF check, parsing and the answer's whitelist follow from the
 * contract; no answer may be cached.
 */
export function createCallRegister(app: FastifyInstance, settings: CallSettings): RegisterCall {
  const { identify, now, countStaffCall } = settings;
  return <C extends Contract>(
    call: Call<C>,
    handle: Handler<C>,
    { before }: { readonly before?: () => void } = {},
  ): void => {
    const contract = contractOf(call);
    const present = createPresenter(contract, settings);
    const addRoute = (server: FastifyInstance, path: string) =>
      server.route({
        method: contract.alsoGet ? ['GET', 'POST'] : contract.method,
        url: path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
        config: {
          csrf: asksCsrf(contract),
          hasFile: contract.body === 'multipart',
          refusesBrokenBody: true,
        },
        ...(contract.maxBytes ? { bodyLimit: contract.maxBytes } : {}),
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          before?.();
          // Guests and callers past the rate limit are refused before the body is read.
          if (contract.right === 'staff')
            await countStaffCall((await requireCaller(request, identify)).accountId);
        },
        handler: (request, reply) =>
          present(reply, async () => {
            const caller = await callerWith<C['right']>(contract.right, request, identify);
            refuseWithoutRight(contract, caller);
            const params = readParams(contract, request.params as Record<string, string>);
            // Rights on records and files are the handler's to check, before it reads the input.
            if (contract.right !== 'staff' || contract.desk) refuseBrokenBody(request);
            return handle({
              caller,
              params,
              request,
              reply,
              get input() {
                refuseBrokenBody(request);
                return readInput(contract, request, todayAt(now()));
              },
              inputBeside: (check) => {
                refuseBrokenBody(request);
                return readInputBeside(contract, request, todayAt(now()), check);
              },
              get origin() {
                return originOf(request);
              },
            });
          }),
      });
    for (const path of pathsOf(contract))
      if (contract.body !== 'raw') addRoute(app, path);
      else
        app.register(async (scope) => {
          scope.removeAllContentTypeParsers();
          scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
          addRoute(scope, path);
        });
  };
}

/** Answers paths of the office that no call has: who asks and whether the form is the portal's own come first there (OFFICE.md). */
export function installUnknownStaffCalls(
  app: FastifyInstance,
  { identify, countStaffCall }: Pick<CallSettings, 'identify' | 'countStaffCall'>,
): void {
  app.route({
    method: 'POST',
    url: anyOfficePath,
    config: { csrf: true, refusesBrokenBody: true },
    onRequest: async (request) => countStaffCall((await requireCaller(request, identify)).accountId),
    handler: () => {
      throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
    },
  });
}

/** Asks for the right to a desk's act before anything of the body is read. @throws Problem 403 `no_right` */
function refuseWithoutRight({ desk }: Contract, caller: unknown): void {
  if (desk && !mayActAt((caller as Caller).roles, desk.name, desk.act))
    throw new Problem('forbidden', { message: recordMessages.noRight, code: 'no_right' });
}

/** Runs a handler and parses its answer by the contract. An answer that does not fit is a 500. */
function createPresenter(contract: Contract, { onBrokenPromise }: CallSettings) {
  const { path, answer, codes = [] } = contract;
  const known = new Set<string>([...generalCodes, ...codes]);
  const report = (sentence: string) => onBrokenPromise?.(`${path} ${sentence}`);

  return async (reply: FastifyReply, handle: () => Promise<unknown>): Promise<unknown> => {
    const returned = await handle().catch((error: unknown) => {
      if (error instanceof Problem && !error.fields && !known.has(error.code))
        report(`refuses with the code „${error.code}“, which its contract does not name`);
      throw error;
    });
    // The handler has sent bytes itself, of a file or from a cache.
    if (reply.sent) return reply;
    if ('status' in answer) return reply.code(answer.status).send();
    const parsed = answer.safeParse(returned);
    if (onBrokenPromise) reportMisfit(answer, returned, report);
    if (!parsed.success)
      throw new Error(`${path} answers what does not fit its contract`, { cause: parsed.error });
    return parsed.data;
  };
}

/** Reports an answer that its schema refuses or that has fields the schema does not name. */
function reportMisfit(schema: z.ZodType, answer: unknown, report: (sentence: string) => void): void {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) report(`answers what does not fit its contract: ${z.prettifyError(parsed.error)}`);
  else if (!isDeepStrictEqual(asJson(parsed.data), asJson(answer)))
    report(`answers more than its contract names: ${JSON.stringify(answer)}`);
}

/** Creates a check of answers against the schema of their name. */
export function createAnswerCheck(
  schemas: ReadonlyMap<string, z.ZodType>,
  onBrokenPromise: (sentence: string) => void,
): (name: string, answer: unknown) => void {
  return (name, answer) => {
    const schema = schemas.get(name);
    if (schema) reportMisfit(schema, answer, (sentence) => onBrokenPromise(`${name} ${sentence}`));
  };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
