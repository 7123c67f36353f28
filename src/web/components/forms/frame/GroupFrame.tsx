import type { ReactNode } from 'react';
import styles from '../Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { type Described, useDescriptions } from './use-descriptions.ts';

export interface GroupProps extends Described {
  readonly name: string;
  readonly label: ReactNode;
  readonly remedy?: ReactNode;
}

interface GroupFrameProps extends GroupProps {
  readonly role: 'group' | 'radiogroup';
  /** Renders the controls; the attributes are for controls that are described one by one. */
  readonly children: (described: ReturnType<typeof useDescriptions>['attributes']) => ReactNode;
}

/**
 * Renders several controls that are one field, with their label above, and hint and error below. It is no `fieldset`, because a
 * legend takes no part in the grid that aligns neighbouring fields.
 */
export function GroupFrame({ role, name, label, hint, error, remedy, children }: GroupFrameProps) {
  const { labelId, hintId, errorId, attributes } = useDescriptions({ hint, error });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that `role` may be support them.
    <div
      className={styles.field}
      role={role}
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      aria-invalid={role === 'radiogroup' ? attributes['aria-invalid'] : undefined}
    >
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      {children(attributes)}
      <FieldNotes {...{ name, hint, hintId, error, errorId, remedy }} />
    </div>
  );
}
