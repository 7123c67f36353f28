import type { AskData } from '#shared/collections/query.ts';
import { queryRecords } from '#shared/contracts/queries.ts';
import { createSilentClient, createStrictClient, type DataClient } from './data-client.ts';
import { callApi } from './session/browser-session.ts';

/** Sends a data query over HTTP (CONTRACT.md section 4). A status outside 200–299 is a failure. */
const queryOverHttp = (async (collection, query) =>
  callApi(queryRecords, { collection, ...query })) as AskData;

/** The client for data of the signed-in user. Failures reject, so that the screen can show them. */
export const strictClient: DataClient = createStrictClient(queryOverHttp);

/** The client for everything else: a failure is an empty list, or a page with a retry button. */
export const silentClient: DataClient = createSilentClient(queryOverHttp);
