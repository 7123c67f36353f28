import { Link } from 'react-router';
import { officeText } from '#shared/language/ka/office/office.ts';

/** Says in one sentence why there is nothing to work on here, and leads to the day's work. */
export function OfficeMessage({ children = officeText.missing }: { readonly children?: string }) {
  return (
    <main id="main" tabIndex={-1} className="office-message">
      <h1>{officeText.title}</h1>
      <p>{children}</p>
      <p>
        <Link className="office-main" to="/">
          {officeText.home}
        </Link>
      </p>
    </main>
  );
}

/** Stands where a screen comes in a moment. */
export function OfficeLoading() {
  return (
    <main id="main" tabIndex={-1} className="office-message">
      <h1>{officeText.title}</h1>
      <p>{officeText.loading}</p>
    </main>
  );
}
