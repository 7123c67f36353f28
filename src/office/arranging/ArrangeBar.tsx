import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { PreviewButtons } from './PreviewButtons.tsx';
import type { Arranged } from './use-arranged-records.ts';

/** What is not published yet, and the one act that publishes all of it. */
export function ArrangeBar({
  arranged,
  page,
}: {
  readonly arranged: Arranged;
  /** The kind of page on which the changes can be looked at. */
  readonly page?: string;
}) {
  const { changed, error, isLoading, isBusy, outcome, publish, reset } = arranged;
  return (
    <>
      <div className="office-head arranger-bar">
        <button
          type="button"
          className="office-main"
          data-action="publish"
          disabled={isBusy || changed.length === 0}
          onClick={() => void publish()}
        >
          {text.publish}
        </button>
        {page !== undefined && (
          <PreviewButtons arranged={arranged} records={changed} page={page} isLocked={changed.length === 0} />
        )}
        <button
          type="button"
          className="office-quiet"
          disabled={isBusy || changed.length === 0}
          onClick={reset}
        >
          {text.reset}
        </button>
        <p role="status" className="office-hint" data-changed={changed.length}>
          {isLoading ? officeText.loading : outcome?.isFailure ? '' : (outcome?.sentence ?? '')}{' '}
          {changed.length > 0 && text.changed(changed.length)}
        </p>
      </div>
      {(error || outcome?.isFailure) && (
        <p role="alert" className="office-error">
          {outcome?.isFailure ? outcome.sentence : error}
        </p>
      )}
    </>
  );
}
