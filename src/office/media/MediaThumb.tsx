import type { MediaFile } from '#shared/contracts/office/media.ts';
import { mediaText } from '#shared/language/ka/office/media.ts';
import { smallAddress } from './small-address.ts';

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
