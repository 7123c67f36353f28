import type { Outside } from '#server/adapters/outside/outside.ts';
import { withMacros } from '#shared/advertising/tag-macros.ts';
import { tagPatienceMs } from '#shared/advertising/video-times.ts';
import type { AdTag } from './ad-tag.ts';

const mostBytes = 256 * 1024;

/** A VAST tag over HTTP, wrappers included, all within the patience of one tag. */
export function createHttpTag({ address, outside }: { address: string; outside: Outside }): AdTag {
  return {
    read: async () => {
      const signal = AbortSignal.timeout(tagPatienceMs);
      const { readVast } = await import('./read-vast.ts');
      return readVast(address, async (url) => {
        const { status, body } = await outside.fetch({
          address: withMacros(url),
          mostBytes,
          mostMs: tagPatienceMs,
          signal,
          headers: { accept: 'application/xml, text/xml;q=0.9', 'cache-control': 'no-cache' },
        });
        if (status !== 200) throw new Error(`the ad tag answered ${status}`);
        return body.toString('utf8');
      });
    },
  };
}
