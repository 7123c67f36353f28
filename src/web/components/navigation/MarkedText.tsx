import type { SnippetPart } from '#shared/collections/search.ts';
import { NoBreakText } from '../text/NoBreakText.tsx';

/** Renders a passage with the words that were searched for marked. */
export const MarkedText = ({ parts }: { readonly parts: readonly SnippetPart[] }) =>
  parts.map(({ text, match }, index) =>
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one passage never change places.
      <mark key={index}>{text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one passage never change places.
      <NoBreakText key={index} text={text} />
    ),
  );
