import { asking as text } from '#shared/language/ka/asking.ts';
import { pages as words } from '#shared/language/ka/category.ts';
import { Button } from '#web/components/Button.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Pages of a list of one's own. They are nobody else's to link to, so they have no address. */
export function Steps({ page, pages, onTurn }: StepsProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.steps} aria-label={words.label}>
      <Button kind="quiet" isBusy={page <= 1} onPress={() => onTurn(page - 1)}>
        {words.previous}
      </Button>
      <span>{text.mine.page(page, pages)}</span>
      <Button kind="quiet" isBusy={page >= pages} onPress={() => onTurn(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
