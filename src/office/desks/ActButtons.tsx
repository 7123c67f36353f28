import type { ReactNode } from 'react';
import type { DeskField } from './DeskDialog.tsx';

/** An act of the desk itself, such as adding a row. */
export interface GeneralAct {
  readonly name: string;
  readonly label: string;
  readonly fields?: readonly DeskField[];
  readonly warning?: string;
  /** The sentence shown after the act; the general one that it was done is the default. */
  readonly done?: string;
  /** The answer of the act, shown in the dialog, for acts whose answer a person reads. */
  readonly outcome?: ReactNode;
  readonly run: (values: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** The buttons of acts, each by the name of its call. */
export function ActButtons<Act extends { readonly name: string; readonly label: string }>({
  acts,
  isBusy,
  onBegin,
}: {
  readonly acts: readonly Act[];
  readonly isBusy: boolean;
  readonly onBegin: (act: Act) => void;
}) {
  return acts.map((act) => (
    <button
      key={act.name}
      type="button"
      className="office-quiet"
      data-action={act.name}
      disabled={isBusy}
      onClick={() => onBegin(act)}
    >
      {act.label}
    </button>
  ));
}
