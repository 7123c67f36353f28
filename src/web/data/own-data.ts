import { createStrictClient, type DataClient } from './data-client.ts';
import { askOverHttp } from './fetch-transport.ts';

/** Asks in the browser for what belongs to who is signed in; a failure is told to whoever asked. */
export const ownData: DataClient = createStrictClient(askOverHttp);
