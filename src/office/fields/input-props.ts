import type { FieldDescription } from '../records/use-record.ts';

/** What every input of a record's field is given. */
export interface InputProps {
  readonly field: FieldDescription;
  readonly value: unknown;
  readonly isLocked: boolean;
  /** The id of the input, which its label names. */
  readonly id: string;
  readonly describedBy: string | undefined;
  /** What is typed was refused. */
  readonly isInvalid?: boolean;
  readonly onChange: (value: unknown) => void;
}
