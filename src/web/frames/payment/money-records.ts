/** What is sold, owned and booked, as far as the screens show it. */
export interface ServiceRecord {
  readonly id: number;
  readonly title: string;
  readonly introtext: string;
  /** GEL with two decimals. */
  readonly price: string;
  readonly questions_count: number;
  readonly valid_days: number;
}

export interface PackageRecord {
  readonly id: number;
  readonly service: { readonly id: number; readonly title: string } | null;
  readonly questions_left: number;
  readonly valid_until: string;
  readonly status: 'active' | 'used' | 'expired' | 'refunded';
}

export const serviceFields = ['id', 'title', 'introtext', 'price', 'questions_count', 'valid_days'] as const;
