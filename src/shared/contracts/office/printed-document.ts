/** A table of a printed document; its first column is text, the others are figures. */
export interface PrintedTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
  /** Amounts that are drawn as bars above the table, one for each row. */
  readonly bars?: readonly number[];
}

/** What a document says, in the order of the page. */
export interface PrintedDocument {
  readonly siteName: string;
  /** What the document is, in its properties. */
  readonly subject: string;
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly tables: readonly PrintedTable[];
  readonly notes: readonly string[];
  readonly at: Date;
}
