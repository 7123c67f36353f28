import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { openMediaStore } from '#server/adapters/files/open-files.ts';
import { indexAll } from '../index-all.ts';
import { type OperatorCommand, type OperatorPortal, readArguments } from '../operator-command.ts';
import { BadLine, importRecords } from '../transfer/import-records.ts';
import { filesBeside } from '../transfer/media-beside.ts';
import { fileLines } from '../transfer/record-lines.ts';
import { TransferError } from '../transfer/transfer-error.ts';

/** `npm run import`: imports a file of records, all or nothing. */
export const importCommand: OperatorCommand = {
  help: `npm run import -- FILE.jsonl [--skip-bad]
  One JSON object a line: {"collection": "article", "id": 24453, "title": "…", "category": 21, …}.
  Ids and aliases are kept; the same line again updates, and what a line does not name stays as it is. Pictures are paths beside the file.
  A bad line is named with its reason and nothing of the file is kept.
  --skip-bad   leaves bad lines out instead, with those that point to their records`,
  read: (commandLine, folder) => {
    const read = readArguments(commandLine, { 'skip-bad': { type: 'boolean', default: false } });
    if (typeof read === 'string') return read;
    const [file, ...others] = read.positionals;
    if (file === undefined || others.length > 0) return 'Name one file.';
    return (portal) => importFile(portal, { path: resolve(folder, file), skipBad: read.values['skip-bad'] });
  },
};

async function importFile(
  { config, db, print }: OperatorPortal,
  { path, skipBad }: { path: string; skipBad: boolean },
): Promise<undefined> {
  await access(path).catch(() => {
    throw new TransferError(`there is no file „${path}“`);
  });
  const beside = filesBeside(dirname(path), openMediaStore(config).files);
  const input = { db, lines: fileLines(path), storeFile: beside.store, skipBad, print };
  const { written, skipped } = await importRecords({ ...input, action: 'import' }).catch(async (error) => {
    // Removes the media that the refused import had stored.
    await beside.removeNew();
    throw error instanceof BadLine ? new TransferError(`${error.message}\nNothing was imported.`) : error;
  });
  print(`imported ${written} records${skipped > 0 ? `, left out ${skipped} lines` : ''}`);
  await indexAll(db, print);
}
