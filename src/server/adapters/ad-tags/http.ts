import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';
import { withMacros } from '#shared/advertising/tag-macros.ts';
import { tagTimeoutMs } from '#shared/advertising/video-times.ts';
import type { AdTag } from './ad-tag.ts';

const maxBytes = 256 * 1024;

/** A VAST tag over HTTP. All its wrappers share one timeout. */
export function createHttpTag({ address, safeHttp }: { address: string; safeHttp: SafeHttpClient }): AdTag {
  return {
    read: async () => {
      const signal = AbortSignal.timeout(tagTimeoutMs);
      const { readVast } = await import('./read-vast.ts');
      return readVast(address, async (url) => {
        const { status, body } = await safeHttp.fetch({
          address: withMacros(url),
          maxBytes,
          timeoutMs: tagTimeoutMs,
          signal,
          headers: { accept: 'application/xml, text/xml;q=0.9', 'cache-control': 'no-cache' },
        });
        if (status !== 200) throw new Error(`the ad tag answered ${status}`);
        return body.toString('utf8');
      });
    },
  };
}
