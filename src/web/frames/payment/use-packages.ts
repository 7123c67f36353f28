import { ownData } from '#web/data/own-data.ts';
import { type Loaded, useLoaded } from '../account/use-loaded.ts';
import type { PackageRecord } from './money-records.ts';

/** The packages of who is signed in, those that end first first. */
export function usePackages(): Loaded<readonly PackageRecord[]> {
  return useLoaded('packages', async () => {
    const { records } = await ownData.list<readonly PackageRecord[]>(
      'userpackage',
      { fields: ['id', 'service', 'questions_left', 'valid_until', 'status'], sort: '-id', limit: 100 },
      [],
    );
    return records;
  });
}

/** The package the next question is taken from. */
export const usablePackage = (packages: readonly PackageRecord[] | undefined): PackageRecord | undefined =>
  packages
    ?.filter(({ status, questions_left }) => status === 'active' && questions_left > 0)
    .toSorted((one, other) => one.valid_until.localeCompare(other.valid_until))[0];
