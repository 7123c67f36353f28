import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const compressible = '**/*.{css,html,js,json,map,mjs,svg,txt,webmanifest,xml}';

/**
 * Writes `name.br` and `name.gz` beside every text file of a folder with maximum compression; the server sends them unchanged.
 * A form that is not smaller than the file is left out.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(globSync(compressible, { cwd: folder }).map((path) => compressFile(join(folder, path))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const forms = {
    br: promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gz: promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, compressing] of Object.entries(forms)) {
    const compressed = await compressing;
    if (compressed.length < bytes.length) writeFileSync(`${path}.${ending}`, compressed);
  }
}
