import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { journal as text } from '#shared/language/ka/reading/journals.ts';
import styles from './FileLink.module.css';
import { describeSize } from './file-size.ts';

/** Renders the download link of an issue with its file type and, after a HEAD request, its size. */
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

/** Returns the file size. Fetching it works for the portal's own origin only; for other files it stays undefined. */
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
