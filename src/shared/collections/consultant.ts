import { consultantPath } from '#shared/paths/paths.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const consultant = defineCollection({
  name: 'consultant',
  table: 'consultant',
  label: 'კონსულტანტი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'სახელი და გვარი', required: true }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'პორტრეტი' }),
    introtext: field.text({ label: 'მოკლედ' }),
    body: field.html({ label: 'ბიოგრაფია' }),
    professions: field.references('profession', ['id', 'title'], {
      label: 'სპეციალობები',
      through: 'consultant_profession',
      finds: ['alias'],
    }),
    answers_count: field.count('question', 'consultant_id', { label: 'პასუხების რაოდენობა' }),
    is_available: field.truth({ label: 'იღებს კითხვებს' }),
    experience_since: field.optionalInteger({ label: 'მუშაობს წლიდან', min: 1900, max: 2200 }),
    answers_within: field.computed<number | null>({ label: 'პასუხობს საათებში' }),
    rating: field.computed<{ readonly average: number; readonly count: number } | null>({
      label: 'პასუხების შეფასება',
    }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states() },
  writers: ['editor', 'admin'],
  sort: 'title',
  countable: ['professions.id'],
  page: pageByAlias(consultantPath),
  search: { names: ['professions'], summary: ['introtext'], texts: ['body'] },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Consultant = RecordOf<typeof consultant>;
