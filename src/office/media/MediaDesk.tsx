import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayUseMedia } from '#shared/access/media-rights.ts';
import type { MediaFile } from '#shared/contracts/office/media.ts';
import { mediaText as text } from '#shared/language/ka/office/media.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetails } from './MediaDetails.tsx';
import { UploadPanel } from './UploadPanel.tsx';

/** The media library: what is there, where it is used, and what is added. */
export function MediaDesk() {
  const session = useSession();
  const roles = session.status === 'user' ? session.user.roles : [];
  const [params, setParams] = useSearchParams();
  const [edition, setEdition] = useState(0);
  const [opened, setOpened] = useState<MediaFile>();
  if (!mayUseMedia(roles, 'list')) return <OfficeMessage>{officeText.noRights}</OfficeMessage>;
  const renew = () => setEdition((before) => before + 1);
  return (
    <main id="main" tabIndex={-1} data-office="media">
      <title>{`${text.title} – ${officeText.title}`}</title>
      <h1>{text.title}</h1>
      {mayUseMedia(roles, 'upload') && <UploadPanel onUploaded={renew} />}
      <MediaBrowser params={params} onAsk={setParams} edition={edition} onChoose={setOpened} />
      {opened && (
        <MediaDetails
          key={opened.id}
          file={opened}
          roles={roles}
          onChanged={renew}
          onClose={() => setOpened(undefined)}
        />
      )}
    </main>
  );
}
