import { Download, FileText, Image, ZoomIn } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#shared/contracts/attachments.ts';
import { attachmentText as text } from '#shared/language/ka/asking/attachments.ts';
import styles from './AttachmentViewer.module.css';
import { fileSizeOf } from './file-size.ts';

interface AttachmentViewerProps {
  readonly attachments: readonly Attachment[];
  /** Fetches a file; each time it is asked for, the reading is logged. */
  readonly fetchFile: (number: number) => Promise<Blob>;
  /** The number of the file to open first; none is opened by itself. */
  readonly initial?: number | undefined;
}

/** Shows the files of a question in the page: pictures, and documents in the browser's own viewer. */
export function AttachmentViewer({ attachments, fetchFile, initial }: AttachmentViewerProps) {
  const [number, setNumber] = useState(initial);
  const shown = attachments.find((one) => one.number === number);
  return (
    <section className={styles.viewer} aria-label={text.ofQuestion} data-attachment-viewer>
      <ul className={styles.files}>
        {attachments.map((one) => (
          <li key={one.number}>
            <button
              type="button"
              className={styles.file}
              aria-pressed={one.number === number}
              onClick={() => setNumber(one.number === number ? undefined : one.number)}
            >
              {one.kind === 'pdf' ? <FileText size={18} aria-hidden /> : <Image size={18} aria-hidden />}
              <span className={styles.name}>{one.name}</span>
              <span className={styles.size}>{fileSizeOf(one.size)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <OpenFile key={shown.number} attachment={shown} fetchFile={fetchFile} />}
    </section>
  );
}

function OpenFile({
  attachment: { number, name, kind },
  fetchFile,
}: Pick<AttachmentViewerProps, 'fetchFile'> & { readonly attachment: Attachment }) {
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const fetchLatest = useRef(fetchFile);
  fetchLatest.current = fetchFile;
  useEffect(() => {
    let made: string | undefined;
    let isCurrent = true;
    fetchLatest
      .current(number)
      .then((file) => {
        if (!isCurrent) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      })
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [number]);
  if (hasFailed) return <p role="alert">{text.failed}</p>;
  if (!address)
    return (
      <p className={styles.loading} role="status">
        {text.loading}
      </p>
    );
  const enlarge = async (opener: HTMLElement) => {
    const { openLightbox } = await import('../lightbox/open-lightbox.tsx');
    openLightbox([{ src: address, alt: name }], 0, opener);
  };
  return (
    <div className={styles.open} data-open-attachment={number}>
      {kind === 'pdf' ? (
        <iframe className={styles.document} src={address} title={text.viewer(name)} />
      ) : (
        <img className={styles.picture} src={address} alt={text.viewer(name)} />
      )}
      <div className={styles.acts}>
        {kind !== 'pdf' && (
          <button
            type="button"
            className={styles.act}
            onClick={({ currentTarget }) => void enlarge(currentTarget)}
          >
            <ZoomIn size={18} aria-hidden />
            {text.enlarge}
          </button>
        )}
        <a className={styles.act} href={address} download={name}>
          <Download size={18} aria-hidden />
          {text.download}
        </a>
      </div>
    </div>
  );
}
