import type { MediaFile } from '#shared/contracts/office/media.ts';
import { mediaText } from '#shared/language/ka/office/media.ts';
import { drawnFiles } from '#web/components/media/media.ts';

const width = 320;

/** A file as a small picture. A picture that has just come has no sizes yet: it is shown as it is. */
export function MediaThumb({ file: { kind, url } }: { readonly file: Pick<MediaFile, 'kind' | 'url'> }) {
  if (kind !== 'image') return <span className="office-media-kind">{mediaText.kinds[kind]}</span>;
  return (
    <img
      src={smallAddress(url)}
      alt=""
      loading="lazy"
      width={160}
      height={120}
      onError={({ currentTarget: image }) => {
        if (image.getAttribute('src') !== url) image.src = url;
      }}
    />
  );
}

function smallAddress(url: string): string {
  const base = window.constants?.media_url ?? '/media/';
  if (!url.startsWith(base)) return url;
  const drawn = drawnFiles(url, base, 'card');
  if (drawn) return drawn.day.address;
  return `${base}_thumb/${width}/${url.slice(base.length).replace(/\.[a-z0-9]+$/i, '')}.webp`;
}
