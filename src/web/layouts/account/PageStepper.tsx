import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { pages as pageText } from '#shared/language/ka/reading/category.ts';
import { Button } from '#web/components/forms/Button.tsx';
import styles from './PageStepper.module.css';

interface PageStepperProps {
  readonly page: number;
  readonly pages: number;
  readonly onPageChange: (page: number) => void;
}

/** Renders previous and next buttons for a private list. Its pages have no addresses, because they cannot be shared. */
export function PageStepper({ page, pages, onPageChange }: PageStepperProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.steps} aria-label={pageText.label}>
      <Button kind="quiet" isBusy={page <= 1} onPress={() => onPageChange(page - 1)}>
        {pageText.previous}
      </Button>
      <span>{text.mine.page(page, pages)}</span>
      <Button kind="quiet" isBusy={page >= pages} onPress={() => onPageChange(page + 1)}>
        {pageText.next}
      </Button>
    </nav>
  );
}
