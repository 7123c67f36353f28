import { useState } from 'react';
import type { Device } from '#shared/contracts/pages.ts';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import type { Arranged, ArrangedRecord } from './use-arranged-records.ts';

const sizes: Readonly<Record<Device, string>> = {
  desktop: 'width=1280,height=900',
  mobile: 'width=390,height=844',
};

/** Shows the real page with changes laid over it, in a window as wide as the device. */
export function PreviewButtons({
  arranged,
  records,
  page,
  isLocked = false,
}: {
  readonly arranged: Arranged;
  readonly records: readonly ArrangedRecord[];
  readonly page: string;
  readonly isLocked?: boolean;
}) {
  /** Where the browser opened no window. */
  const [link, setLink] = useState<string>();
  const show = (device: Device) => {
    // Only a click may open a window, so it opens before its address is known.
    const shown = window.open('', '_blank', `popup,${sizes[device]}`);
    void arranged.run(async () => {
      try {
        const address = await arranged.preview(records, page, device);
        if (address === undefined) {
          shown?.close();
          return text.nothingToSee;
        }
        if (shown) shown.location.href = address;
        else setLink(address);
        return shown ? text.previewAt : undefined;
      } catch (problem) {
        shown?.close();
        throw problem;
      }
    });
  };
  return (
    <>
      {(['desktop', 'mobile'] as const).map((device) => (
        <button
          key={device}
          type="button"
          className="office-quiet"
          data-action={device === 'desktop' ? 'preview' : 'preview_mobile'}
          disabled={isLocked || arranged.isBusy}
          onClick={() => show(device)}
        >
          {text.preview[device]}
        </button>
      ))}
      {link && (
        <a href={link} target="_blank" rel="noopener">
          {text.previewLink}
        </a>
      )}
    </>
  );
}
