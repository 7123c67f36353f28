import { listOpenBanks } from '#shared/contracts/payments.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { useLoaded } from '../account/use-loaded.ts';

type Bank = 'cartu' | 'bog';

/** Returns the banks that payments can be made at; undefined until they are known. A failed call leaves both on offer. */
export function useOpenBanks(): readonly Bank[] | undefined {
  const { data, hasFailed } = useLoaded('banks', async () => (await callApi(listOpenBanks, {})).banks);
  return hasFailed ? ['cartu', 'bog'] : data;
}
