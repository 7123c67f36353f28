import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the clone, wherever the command was called from. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * How the portal's own process is run. Pages make much short-lived text: with a small young space the garbage is
 * collected often instead of growing the process, which holds its caches outside the heap.
 */
export const portalFlags = ['--max-semi-space-size=4', '--max-old-space-size=192'];
