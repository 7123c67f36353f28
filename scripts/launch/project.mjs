import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the clone, wherever the command was called from. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * How the portal's own process is run, by options that Node documents. Pages make much short-lived text: the young space holds the
 * pages of a few readers at once, and the bytes of pages lie outside the heap, which therefore has a limit of its own.
 */
export const portalFlags = ['--max-semi-space-size=16', '--max-old-space-size=224'];

/**
 * What its code compiles to is kept between starts, which then need neither the compiler of types nor its memory. The
 * allocator gives large blocks back to the system instead of keeping them for a next time: pages come in all sizes.
 */
export const portalEnvironment = {
  NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
