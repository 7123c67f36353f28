import { strictClient } from '#web/data/browser-clients.ts';
import { type Loaded, useLoaded } from '../account/use-loaded.ts';
import type { PackageRecord } from './money-records.ts';

/** Loads the bought packages of the signed-in user, newest first. */
export function usePackages(): Loaded<readonly PackageRecord[]> {
  return useLoaded('packages', async () => {
    const { records } = await strictClient.list<readonly PackageRecord[]>(
      'userpackage',
      { fields: ['id', 'service', 'questions_left', 'valid_until', 'status'], sort: '-id', limit: 100 },
      [],
    );
    return records;
  });
}

/** Returns the package that pays for the next question: the active one that expires first. */
export const usablePackage = (packages: readonly PackageRecord[] | undefined): PackageRecord | undefined =>
  packages
    ?.filter(({ status, questions_left }) => status === 'active' && questions_left > 0)
    .toSorted((one, other) => one.valid_until.localeCompare(other.valid_until))[0];
