import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { journal as text } from '#shared/language/ka/journals.ts';
import styles from './FileLink.module.css';
import { describeSize } from './file-size.ts';

/** The issue as a file, with its type and, once the server was asked, its size. */
export function FileLink({ url }: { readonly url: string }) {
  const size = useFileSize(url);
  const type = /\.([a-z0-9]{1,5})(?:$|\?)/i.exec(url)?.[1];
  return (
    <a className={styles.file} href={url} download>
      <Download size={22} />
      <span className={styles.text}>
        <span className={styles.name}>{text.download}</span>
        <span className={styles.about}>
          {[type && typeNames[type.toLowerCase()], size].filter(Boolean).join(', ')}
        </span>
      </span>
    </a>
  );
}

const typeNames: Readonly<Record<string, string>> = { pdf: 'PDF', epub: 'EPUB', zip: 'ZIP' };

/** Only files of the portal's own server are asked for. */
function useFileSize(url: string): string | undefined {
  const [size, setSize] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    fetch(url, { method: 'HEAD', signal: stop.signal }).then(
      ({ ok, headers }) => {
        const bytes = Number(headers.get('content-length'));
        if (ok && bytes > 0) setSize(describeSize(bytes));
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [url]);
  return size;
}
