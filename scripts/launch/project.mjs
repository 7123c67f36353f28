import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the clone, wherever the command was called from. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
