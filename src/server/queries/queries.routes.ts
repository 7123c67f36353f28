import { findCaller, type Identify } from '#server/http/identity.ts';
import { type NoticeReader, type NoticeSearch, readingOf, searchedIn } from '#server/http/reading.ts';
import { createAnswerCheck, type RegisterCall } from '#server/http/register-call.ts';
import { sendEncoded } from '#server/http/send-encoded.ts';
import { collections } from '#shared/collections/registry.ts';
import { describeQueryAnswers, queryRecords } from '#shared/contracts/queries.ts';
import { isPlainObject } from './parse-find.ts';
import type { DataQueries } from './queries.service.ts';

interface QueryServices {
  readonly restql: DataQueries;
  readonly noticeReader: NoticeReader;
  readonly noticeSearch: NoticeSearch;
  readonly identify: Identify;
  /** Receives answers that do not match their collection. */
  readonly onBrokenPromise?: ((sentence: string) => void) | undefined;
}

/** Installs the data queries (CONTRACT.md section 4). The service checks the body. */
export function installDataQueries(
  register: RegisterCall,
  { restql, noticeReader, noticeSearch, identify, onBrokenPromise }: QueryServices,
): void {
  const check = onBrokenPromise && createAnswerCheck(describeQueryAnswers(), onBrokenPromise);
  register(queryRecords, async ({ params: { collection }, request, reply }) => {
    const caller = restql.isPersonalCollection(collection) ? await findCaller(request, identify) : undefined;
    const { answer, body } = await restql.ask(collection, request.body === undefined ? {} : request.body, {
      accountId: caller?.accountId,
    });
    const isForOne = asksForOne(request.body);
    // Collections that are always grouped promise no single record.
    if (!isForOne || !collections.get(collection)?.alwaysGroupedBy) check?.(collection, answer);
    const reading = isForOne ? readingOf(collection, idOf(answer[collection])) : undefined;
    if (reading) noticeReader(reading, request);
    const searched = searchedIn(collection, request.body ?? {}, answer);
    if (searched) noticeSearch(searched, request);
    reply.header('content-type', 'application/json; charset=utf-8');
    return sendEncoded(request, reply, body());
  });
}

/** Browsers query a single record only when a reader opens it. */
const asksForOne = (body: unknown): boolean => isPlainObject(body) && body.many === false;

const idOf = (record: unknown): unknown => (isPlainObject(record) ? record.id : undefined);
