import { questionPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** The states of a question in their order; `refused` ends it at any time before an answer. */
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
 * A public question: answered, released by its asker and approved by an editor (the database computes `is_public`). It contains
 * nothing about the asker.
 */
export const question = defineCollection({
  name: 'question',
  table: 'question',
  label: 'კითხვა',
  visibility: { flag: 'is_public' },
  ownedBy: 'account_id',
  sealedFor: 'id',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    slug: field.alias({ label: 'მისამართი', format: 'address_piece', unique: true }),
    title: field.heading({ label: 'კითხვა მოკლედ', required: true }),
    body: field.html({ label: 'კითხვა' }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'თემა',
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
    is_pinned: field.computed<boolean>({ label: 'შენახულია', readers: 'signed_in' }),
    status: field.text({
      label: 'სტატუსი',
      readers: 'owner',
      writers: 'act',
      options: questionStatuses,
    }),
    is_private: field.truth({ label: 'პირადია', readers: 'owner', writers: 'act', default: false }),
    is_public: field.truth({ label: 'გამოქვეყნებულია', readers: 'owner', writers: 'portal' }),
    service_id: field.optionalInteger({ label: 'სერვისი', readers: 'owner', writers: 'portal' }),
    publishing_refused_at: field.optionalInstant({
      label: 'არ გამოქვეყნდა',
      readers: 'owner',
      writers: 'portal',
    }),
    refusal_reason: field.optionalText({ label: 'უარის მიზეზი', readers: 'owner', writers: 'portal' }),
    answer_due_at: field.optionalInstant({ label: 'პასუხის ვადა', readers: 'owner', writers: 'portal' }),
    reply_until: field.optionalInstant({
      label: 'კონსულტანტისთვის პასუხის გაცემის ვადა',
      readers: 'owner',
      writers: 'portal',
    }),
    followups_until: field.optionalInstant({ label: 'დაზუსტების ვადა', readers: 'owner', writers: 'portal' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
    views: field.integer({ label: 'ნახვები', side: 'question_popularity', readers: 'staff', writers: 'act' }),
  },
  internal: {
    ...field.metaTexts(),
    introtext: field.text({ label: 'აღწერა' }),
    published_at: field.optionalInstant({ label: 'გამოქვეყნდა', writers: 'act' }),
  },
  writers: [],
  sort: '-answered_at',
  orders: ['views'],
  countable: ['category.id', 'tags.alias'],
  page: { parts: ['slug'], path: ({ slug }) => questionPath(String(slug)) },
  search: {
    summary: ['tags'],
    texts: ['body', 'answer'],
    newest: 'answered_at',
    introtext: 'metainfo',
    image: null,
  },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

type OwnField =
  | 'status'
  | 'is_private'
  | 'publishing_refused_at'
  | 'refusal_reason'
  | 'is_public'
  | 'service_id'
  | 'answer_due_at'
  | 'reply_until'
  | 'followups_until';
type Described = RecordOf<typeof question>;

export type Question = Omit<Described, 'views' | 'is_pinned' | OwnField>;
/** With the additional field for signed-in readers. */
export type PinnableQuestion = Question & Pick<Described, 'is_pinned'>;
/** A question as its asker sees it. */
export type OwnQuestion = Question & Omit<Pick<Described, OwnField>, 'status'> & { status: QuestionStatus };
