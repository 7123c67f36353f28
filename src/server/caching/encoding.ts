import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

const compressors = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
} as const;

/** Each matches its name in an `Accept-Encoding` list, unless `;q=0` excludes it. */
const acceptsBrotli = /(^|,)\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/;
const acceptsGzip = /(^|,)\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/;

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function encodingOf(accepted = ''): Encoding {
  if (acceptsBrotli.test(accepted)) return 'br';
  return acceptsGzip.test(accepted) ? 'gzip' : 'identity';
}

/** A response body with its compressed forms, each computed on first use and cached. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #compressing = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer) {
    this.identity = bytes;
    this.#forms.set('identity', bytes);
  }

  /** Returns the encoded body if it is already cached. */
  cached(encoding: Encoding): Buffer | undefined {
    return this.#forms.get(encoding);
  }

  /** Returns the encoded body; it is compressed once, off the main thread. */
  async encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding);
    if (known || encoding === 'identity') return known ?? this.identity;
    const compressing = this.#compressing.get(encoding) ?? compressors[encoding](this.identity);
    this.#compressing.set(encoding, compressing);
    const form = await compressing;
    this.#forms.set(encoding, form);
    this.#compressing.delete(encoding);
    return form;
  }
}
