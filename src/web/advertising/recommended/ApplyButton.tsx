import { type ComponentType, useState } from 'react';
import { recommended as text } from '#shared/language/ka/directories/recommended.ts';
import { Button } from '#web/components/forms/Button.tsx';
import type { ApplicationPopupProps } from '../application/ApplicationPopup.tsx';
import styles from './RecommendedBlock.module.css';

interface ApplyButtonProps {
  readonly kind: 'doctors' | 'clinics';
  /** Whether it stands among what readers look for, who are not meant. */
  readonly isQuiet?: boolean;
}

/** Renders the button by which a doctor or a clinic applies, with the popup that it opens. */
export function ApplyButton({ kind, isQuiet = false }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Popup, setPopup] = useState<ComponentType<ApplicationPopupProps>>();

  /** Loads the popup's code on the first click. */
  function open(): void {
    setOpen(true);
    import('../application/ApplicationPopup.tsx').then(
      ({ ApplicationPopup }) => setPopup(() => ApplicationPopup),
      () => setOpen(false),
    );
  }

  return (
    <>
      {isQuiet ? (
        <button type="button" className={styles.apply} onClick={open}>
          {text.become[kind]}
        </button>
      ) : (
        <div>
          <Button kind="quiet" onPress={open}>
            {text.become[kind]}
          </Button>
        </div>
      )}
      {Popup && <Popup kind={kind} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
