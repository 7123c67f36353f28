/** Mails that an account may do without, by their kind. Those about security and access always come. */
export const noticeKinds = [
  'question_answered',
  'question_released',
  'payment_received',
  'payment_refunded',
  'new_device',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const isNoticeKind = (kind: string): kind is NoticeKind => noticeKinds.some((each) => each === kind);
