import type { Service } from '#shared/collections/services.ts';
import type { Userpackage } from '#shared/collections/userpackage.ts';

/** What is sold and owned, as far as the screens show it. */
export type ServiceRecord = Pick<
  Service,
  'id' | 'title' | 'introtext' | 'price' | 'questions_count' | 'valid_days'
>;
export type PackageRecord = Pick<Userpackage, 'id' | 'service' | 'questions_left' | 'valid_until' | 'status'>;

export const serviceFields: readonly (keyof ServiceRecord)[] = [
  'id',
  'title',
  'introtext',
  'price',
  'questions_count',
  'valid_days',
];
