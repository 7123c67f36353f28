import { useState } from 'react';
import type { MediaFile } from '#shared/contracts/office/media.ts';
import { mediaText as text } from '#shared/language/ka/office/media.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';
import { UploadPanel } from './UploadPanel.tsx';

/** Chooses a file of the library, or adds one and takes it. */
export function MediaPicker({
  kind,
  onPick,
  onClose,
}: {
  readonly kind?: MediaFile['kind'];
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}) {
  const [params, setParams] = useState(() => new URLSearchParams(kind ? { kind } : {}));
  return (
    <OfficeDialog title={text.pick} mark={{ 'data-act': 'pick' }} onClose={onClose}>
      <UploadPanel onUploaded={onPick} />
      <MediaBrowser params={params} onAsk={setParams} edition={0} onChoose={onPick} />
    </OfficeDialog>
  );
}
