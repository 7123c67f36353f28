import { type ReactNode, useId } from 'react';

export interface Described {
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Returns the ids of a control, its label and its notes, and the attributes by which the notes are read with it. */
export function useDescriptions({ hint, error }: Described) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    id,
    labelId: `${id}-label`,
    hintId,
    errorId,
    attributes: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    } as const,
  };
}
