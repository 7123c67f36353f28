import { Check, Link, Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { share as text } from '#shared/language/ka/reading/share.ts';
import { useSite } from '../site/site.ts';
import { FacebookMark } from './FacebookMark.tsx';
import styles from './ShareBar.module.css';

interface ShareBarProps {
  readonly path: string;
  readonly title: string;
}

/** Renders ways to share the page without third-party scripts. */
export function ShareBar({ path, title }: ShareBarProps) {
  const { url: origin } = useSite();
  const url = origin + path;
  return (
    <div className={styles.bar} data-share data-no-print>
      <p className={styles.label}>{text.label}</p>
      <ShareButton url={url} title={title} />
      <CopyButton url={url} />
      <a
        className={styles.button}
        href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text.facebook}
      >
        <FacebookMark />
      </a>
      <button type="button" className={styles.button} aria-label={text.print} onClick={() => window.print()}>
        <Printer size={20} />
      </button>
    </div>
  );
}

/** Opens the device's share dialog (Web Share API). Renders nothing where it is missing. */
function ShareButton({ url, title }: { readonly url: string; readonly title: string }) {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => setIsOffered('share' in navigator), []);
  if (!isOffered) return null;
  const send = () => navigator.share({ url, title }).catch(() => undefined);
  return (
    <button type="button" className={styles.button} aria-label={text.share} onClick={send}>
      <Share2 size={20} />
    </button>
  );
}

function CopyButton({ url }: { readonly url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text.copy}
        onClick={() => copy().catch(() => undefined)}
      >
        {isCopied ? <Check size={20} /> : <Link size={20} />}
      </button>
      <span className={styles.status} role="status">
        {isCopied && text.copied}
      </span>
    </>
  );
}
