import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectFolder } from '../../scripts/launch/project.mjs';

const folder = join(projectFolder, 'deploy');

/** Reads a file of deploy/. */
export const readDeployFile = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** Every document of a YAML file of deploy/, with anchors and merge keys put in place. */
export function readDocuments<Document = Record<string, unknown>>(path: string): Document[] {
  return parseAllDocuments(readDeployFile(path), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
    return document.toJS();
  });
}

export const listDeployFiles = (pattern: string): string[] => globSync(pattern, { cwd: folder }).sort();
