import { useEffect, useState } from 'react';
import {
  type Attachment,
  addAttachment,
  listAttachments,
  removeAttachment,
} from '#shared/contracts/attachments.ts';
import { attachmentText as text } from '#shared/language/ka/asking/attachments.ts';
import { AttachmentViewer } from '#web/components/media/attachments/AttachmentViewer.tsx';
import { FileField, type ListedFile } from '#web/components/media/attachments/FileField.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { fetchAttachment } from '#web/data/session/fetch-attachment.ts';
import { sendUpload } from '#web/data/session/send-upload.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '../../account/send-form.ts';
import { useLoaded } from '../../account/use-loaded.ts';
import { checkFiles } from './check-files.ts';
import { keepFiles, readFiles } from './stored-files.ts';

interface OwnAttachmentsProps {
  readonly question: number;
  /** Whether files may be added and removed: until the question is answered. */
  readonly isOpen: boolean;
}

interface Pending {
  readonly file: File;
  /** How much is sent, from 0 to 1; undefined where sending failed. */
  readonly share: number | undefined;
}

/** Renders the files of a question of one's own; they can be read, and added and removed until the answer. */
export function OwnAttachments({ question, isOpen }: OwnAttachmentsProps) {
  const loaded = useLoaded(`attachments ${question}`, () => callApi(listAttachments, { id: question }));
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [opened, setOpened] = useState<number>();
  const [error, setError] = useState<string>();
  const sent = loaded.data?.attachments ?? [];
  // What could not be sent with the question waits in this browser.
  useEffect(() => {
    let isCurrent = true;
    void readFiles(`question ${question}`).then((files) => {
      if (isCurrent) setPending(files.map((file) => ({ file, share: undefined })));
    });
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const change = (file: File, share: number | undefined) =>
    setPending((all) => all.map((one) => (one.file === file ? { file, share } : one)));
  const forget = (file: File) =>
    setPending((all) => {
      const rest = all.filter((one) => one.file !== file);
      const waiting = rest.filter(({ share }) => share === undefined).map((one) => one.file);
      void keepFiles(`question ${question}`, waiting);
      return rest;
    });
  const send = async (file: File) => {
    change(file, 0);
    const refused = await attempt(async () => {
      const sendBy = sendUpload(file, (share) => change(file, share));
      await callApi(addAttachment, { id: question, file: file.name }, { sendBy });
      showAccountToast('success', text.added);
      forget(file);
      loaded.reload();
    });
    setError(refused?.file ? `${file.name}: ${refused.file}` : undefined);
    if (refused) change(file, undefined);
  };
  const choose = async (chosen: readonly File[]) => {
    const checked = await checkFiles(chosen, sent.length + pending.length);
    setError(checked.error);
    setPending((all) => [...all, ...checked.good.map((file) => ({ file, share: 0 }))]);
    for (const file of checked.good) await send(file);
  };
  const remove = (number: number) =>
    attempt(async () => {
      await callApi(removeAttachment, { id: question, n: number });
      setOpened(undefined);
      showAccountToast('success', text.removed);
      loaded.reload();
    });
  if (!isOpen && sent.length === 0) return null;
  return (
    <FileField
      label={text.label}
      error={error}
      onChoose={isOpen ? (chosen) => void choose(chosen) : undefined}
      files={[
        ...sent.map(
          (one): ListedFile =>
            listed(one, {
              onOpen: () => setOpened(one.number),
              onRemove: isOpen ? () => void remove(one.number) : undefined,
            }),
        ),
        ...pending.map(
          ({ file, share }, at): ListedFile => ({
            key: `pending ${at} ${file.name}`,
            name: file.name,
            size: file.size,
            isPicture: file.type.startsWith('image/'),
            note:
              share === undefined
                ? text.notSent(file.name)
                : text.sending(file.name, Math.round(share * 100)),
            ...(share === undefined ? { onRetry: () => void send(file), onRemove: () => forget(file) } : {}),
          }),
        ),
      ]}
    >
      {opened !== undefined && (
        <AttachmentViewer
          key={opened}
          attachments={sent}
          initial={opened}
          fetchFile={(number) => fetchAttachment(question, number)}
        />
      )}
    </FileField>
  );
}

const listed = (
  { number, name, size, kind }: Attachment,
  acts: Pick<ListedFile, 'onOpen' | 'onRemove'>,
): ListedFile => ({ key: `sent ${number}`, name, size, isPicture: kind !== 'pdf', ...acts });
