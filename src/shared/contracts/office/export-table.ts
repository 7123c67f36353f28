/** What the cells of a column are: the same values stand in a CSV file as they are, and in a spreadsheet by their kind. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'instant' | 'boolean' | 'list';

export interface ExportColumn {
  /** The key of a line, and the heading in a CSV file, by which programs read it. */
  readonly name: string;
  /** The heading in a spreadsheet, for people. */
  readonly heading: string;
  /** Text unless said. Money is GEL in a text (`12.50`), an instant is ISO 8601, a day `YYYY-MM-DD`. */
  readonly kind?: CellKind;
  /** What a spreadsheet says in place of codes. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface ExportTable {
  /** The name of the file without its ending, and of the sheet. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ExportColumn[];
}

export type ExportLine = Readonly<Record<string, unknown>>;
