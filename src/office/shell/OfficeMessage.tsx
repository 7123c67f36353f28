import { officeText } from '#shared/language/ka/office/office.ts';

/** Says that an address leads nowhere, or something else in one sentence. */
export function OfficeMessage({ children = officeText.missing }: { readonly children?: string }) {
  return (
    <main id="main" tabIndex={-1} className="office-message">
      <h1>{officeText.title}</h1>
      <p>{children}</p>
    </main>
  );
}
