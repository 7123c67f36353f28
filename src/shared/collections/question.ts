import { questionPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** A question's way, in its order; `refused` ends it from anywhere before an answer. */
export const questionStatuses = [
  'draft',
  'awaiting_payment',
  'open',
  'claimed',
  'answered',
  'closed',
  'refused',
] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/**
 * A question as everybody may read it: answered, released by its asker and by an editor (`is_public` is worked out by
 * the database from these three). Nothing here tells who asked.
 */
export const question = defineCollection({
  name: 'question',
  table: 'question',
  label: 'კითხვა',
  visibility: { flag: 'is_public' },
  ownedBy: 'account_id',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    slug: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'კითხვა მოკლედ' }),
    body: field.html({ label: 'კითხვა' }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'კატეგორია',
      includesChildrenBy: 'section_id',
    }),
    tags: field.references('tag', ['id', 'alias', 'title', 'url'], {
      label: 'ტეგები',
      through: 'question_tag',
    }),
    consultant: field.reference('consultant', ['id', 'alias', 'title', 'url', 'image'], {
      label: 'კონსულტანტი',
    }),
    answer: field.html({ label: 'პასუხი' }),
    asked_at: field.instant({ label: 'დაისვა' }),
    answered_at: field.instant({ label: 'პასუხის დრო' }),
    url: field.url({ label: 'ბმული' }),
    is_pinned: field.filled<boolean>({ label: 'შენახულია', readers: 'signed_in' }),
    status: field.text({ label: 'მდგომარეობა', readers: 'owner' }),
    is_private: field.truth({ label: 'პირადია', readers: 'owner' }),
    is_public: field.truth({ label: 'გამოქვეყნებულია', readers: 'owner' }),
    service_id: field.optionalInteger({ label: 'სერვისი', readers: 'owner' }),
    publishing_refused_at: field.optionalInstant({ label: 'არ გამოქვეყნდა', readers: 'owner' }),
    answer_due_at: field.optionalInstant({ label: 'პასუხის ვადა', readers: 'owner' }),
    followups_until: field.optionalInstant({ label: 'დაზუსტების ვადა', readers: 'owner' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
    views: field.integer({ label: 'ნახვები', side: 'question_popularity', readers: 'staff' }),
  },
  sort: '-answered_at',
  orders: ['views'],
  countable: ['category.id', 'tags.alias'],
  page: { parts: ['slug'], path: ({ slug }) => questionPath(String(slug)) },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

type OwnField =
  | 'status'
  | 'is_private'
  | 'publishing_refused_at'
  | 'is_public'
  | 'service_id'
  | 'answer_due_at'
  | 'followups_until';
type Described = RecordOf<typeof question>;

export type Question = Omit<Described, 'views' | 'is_pinned' | OwnField>;
/** What a signed-in reader gets besides. */
export type PinnableQuestion = Question & Pick<Described, 'is_pinned'>;
/** A question as its asker sees it. */
export type OwnQuestion = Question & Omit<Pick<Described, OwnField>, 'status'> & { status: QuestionStatus };
