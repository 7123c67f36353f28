import type { ReactNode } from 'react';
import styles from './PillButton.module.css';

interface PillButtonProps {
  readonly icon: ReactNode;
  /** Whether it is pressed, for a button that stays so. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Renders a round-ended button beside a list or a map that changes how it is shown. */
export function PillButton({ icon, isPressed, isDisabled = false, onPress, children }: PillButtonProps) {
  return (
    <button
      type="button"
      className={styles.pill}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  );
}
