/** What somebody is told about a record: its reviewers that it waits, its writer how the review ended, who planned it that it could not be done. */
export interface RecordNews {
  readonly act: 'submit' | 'approve' | 'reject' | 'schedule_failed';
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  /** A person's note, or why it could not be done. */
  readonly note: string | null;
  /** Accounts. */
  readonly to: readonly number[];
}
