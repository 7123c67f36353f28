import { termPath } from '#shared/paths/paths.ts';
import type { Source } from './article.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as schemas from './json-schemas.ts';

export const term = defineCollection({
  name: 'term',
  table: 'term',
  label: 'ტერმინი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({
      label: 'მისამართი',
      help: 'გვერდის მისამართის ნაწილი ლათინური ასოებით; თუ ცარიელია, სათაურიდან შეიქმნება.',
      format: 'address_piece',
    }),
    title: field.heading({ label: 'ტერმინი', required: true }),
    url: field.url({ label: 'ბმული' }),
    letter: field.heading({ label: 'ასო', writers: 'portal' }),
    introtext: field.text({
      label: 'განმარტება',
      help: 'ერთი წინადადება: ის სტატიებში ტერმინის ბმულზეც ჩანს.',
    }),
    body: field.html({ label: 'ტექსტი' }),
    synonyms: field.names({ label: 'სინონიმები', help: 'სხვა სახელები, რომლებითაც ტერმინს ეძებენ.' }),
    section: field.reference('encyclopedia_section', ['id', 'alias', 'title'], { label: 'განყოფილება' }),
    related: field.references('term', ['id', 'alias', 'title', 'url'], {
      label: 'მონათესავე ტერმინები',
      through: 'term_related',
      far: 'related_id',
    }),
    sources: field.json<Source[]>({
      label: 'წყაროები',
      help: 'ტექსტში ნომრებით მიუთითებთ; ჯერ დასახელება, გამომცემელი და წელი, მერე ბმული.',
      schema: schemas.sources,
    }),
    reviewed_at: field.date({ label: 'შემოწმდა', writers: 'act' }),
    next_review_at: field.date({
      label: 'შემდეგი შემოწმება',
      help: 'ამ დღემდე 30 დღით ადრე რეცენზენტს წერილი მიუვა.',
      onlyOnRequest: true,
    }),
    image: field.image({ label: 'სურათი' }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states(), ...field.approval() },
  needsReview: true,
  writers: ['author', 'editor', 'admin'],
  sort: 'title',
  groupable: ['letter'],
  countable: ['letter', 'section.id'],
  page: pageByAlias(termPath),
  search: { synonyms: 'synonyms', summary: ['introtext'], texts: ['body'] },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Term = RecordOf<typeof term>;
