import { FileText, Image, Paperclip, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { attachmentText as text } from '#shared/language/ka/asking/attachments.ts';
import { attachmentTypes } from '#shared/questions/attachments.ts';
import { GroupFrame } from '../../forms/frame/GroupFrame.tsx';
import styles from './FileField.module.css';
import { fileSizeOf } from './file-size.ts';

/** A file in the list of a field. */
export interface ListedFile {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly isPicture: boolean;
  /** Says what happens to it, or went wrong; read aloud when it changes. */
  readonly note?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

interface FileFieldProps {
  readonly label: string;
  readonly files: readonly ListedFile[];
  readonly error?: string | undefined;
  /** Absent where no file can be added. */
  readonly onChoose?: ((files: readonly File[]) => void) | undefined;
  readonly children?: ReactNode;
}

const accepted = [...Object.values(attachmentTypes), '.pdf', '.jpg', '.jpeg', '.png', '.webp'].join();

/** Renders files by name and size, with a button that adds further ones. The input itself is hidden but stays a control. */
export function FileField({ label, files, error, onChoose, children }: FileFieldProps) {
  return (
    <div className={styles.field} data-attachments>
      <GroupFrame role="group" name="file" label={label} hint={onChoose && text.hint} error={error}>
        {(described) => (
          <>
            {files.length > 0 && (
              <ul className={styles.list}>
                {files.map((file) => (
                  <FileRow key={file.key} file={file} />
                ))}
              </ul>
            )}
            {onChoose && (
              <label className={styles.choose}>
                <Paperclip size={18} aria-hidden />
                {text.choose}
                <input
                  type="file"
                  name="file"
                  multiple
                  accept={accepted}
                  className={styles.input}
                  {...described}
                  onChange={({ target }) => {
                    onChoose(Array.from(target.files ?? []));
                    // The same file may be chosen again after it was removed.
                    target.value = '';
                  }}
                />
              </label>
            )}
          </>
        )}
      </GroupFrame>
      {children}
    </div>
  );
}

function FileRow({
  file: { name, size, isPicture, note, onOpen, onRetry, onRemove },
}: {
  readonly file: ListedFile;
}) {
  const Sign = isPicture ? Image : FileText;
  return (
    <li className={styles.row}>
      <Sign size={20} aria-hidden />
      <span className={styles.name}>
        {onOpen ? (
          <button type="button" className={styles.open} aria-label={text.open(name)} onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
        <span className={styles.size}>{fileSizeOf(size)}</span>
        <span className={styles.note} role="status">
          {note}
        </span>
      </span>
      {onRetry && (
        <button type="button" className={styles.act} aria-label={text.retry(name)} onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
        </button>
      )}
      {onRemove && (
        <button type="button" className={styles.act} aria-label={text.remove(name)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </button>
      )}
    </li>
  );
}
