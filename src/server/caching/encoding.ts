import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { remembered } from './remembered.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

const compressors = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
} as const;

/** The best encoding a client takes: brotli, gzip, or none; `;q=0` refuses one. */
export const encodingOf = remembered((accepted): Encoding => {
  const taken = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : 'identity';
});

/** A body and its compressed forms, each made when first asked for and then kept. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer) {
    this.identity = bytes;
    this.#forms.set('identity', bytes);
  }

  /** The form, when it has been made. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#forms.get(encoding);
  }

  /** The form; compressing happens off the main thread, once however many ask. */
  async encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding);
    if (known || encoding === 'identity') return known ?? this.identity;
    const making = this.#making.get(encoding) ?? compressors[encoding](this.identity);
    this.#making.set(encoding, making);
    const form = await making;
    this.#forms.set(encoding, form);
    this.#making.delete(encoding);
    return form;
  }
}
