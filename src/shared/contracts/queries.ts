import { z } from 'zod';
import { cardFields } from '#shared/collections/article-card.ts';
import type { Collection } from '#shared/collections/collection.ts';
import type { Field, ScalarField } from '#shared/collections/fields.ts';
import { collectionNamed, collections } from '#shared/collections/registry.ts';
import { day, gel } from './answer-fields.ts';
import { defineCall } from './call.ts';

/** The call of data queries (CONTRACT.md section 4), and the schemas of their answers, derived from the collections. */

const query = z
  .strictObject({
    find: z
      .record(z.string(), z.unknown())
      .describe(
        'Field match; a value may be {"$in" | "$nin" | "$ne" | "$gt" | "$gte" | "$lt" | "$lte": …}. Search takes q, type and exact',
      ),
    many: z.boolean().default(true),
    fields: z.array(z.string()).readonly(),
    limit: z.int().min(1).max(100).default(20),
    sort: z.union([z.string(), z.array(z.string()).readonly()]),
    skip: z.int().min(0),
    page: z.int().min(1),
    group: z.string(),
    total: z.boolean().default(true).describe('false: the count is not made'),
    counts: z
      .array(z.string())
      .readonly()
      .describe('Fields to count the records by; the answer has counts {field: {value: number}}'),
  })
  .partial()
  .meta({ id: 'Query' });

const image = z
  .object({ url: z.string(), focal: z.object({ x: z.number(), y: z.number() }).optional() })
  .meta({ id: 'Image' });
const metainfo = z
  .object({ title: z.string(), description: z.string(), image: z.string().nullable() })
  .meta({ id: 'Metainfo' });

const sources = z.array(z.object({ title: z.string(), url: z.string().nullable() }));
const articleValues = {
  video: z
    .object({ url: z.string(), poster: z.string().nullable(), captions: z.string().nullable().optional() })
    .nullable(),
  sources,
  key_facts: z.array(z.string()),
};
/** The answer of an own question may still be missing. */
const questionValues = {
  is_pinned: z.boolean(),
  answer: z.string().nullable().describe('null while an own question is not answered'),
  answered_at: z.iso.datetime().nullable(),
};
const pageRule = z.object({
  radio: z.enum(['only', 'all_except', 'all']),
  items: z.array(z.object({ id: z.int() })).optional(),
});
const feedItem = z.object({
  link: z.string(),
  title: z.string(),
  thumb: z.string().nullable(),
  image: image.nullable(),
  description: z.string(),
});

/** Schemas of values that a collection does not describe: JSON columns, computed fields, fields that only own records lack. */
const openValues: Readonly<Record<string, () => Readonly<Record<string, z.ZodType>>>> = {
  article: () => articleValues,
  readable_articles: () => articleValues,
  term: () => ({ sources }),
  clinic: () => ({
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    hours: z.array(z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string() })),
  }),
  special_project: () => ({
    sections: z.array(z.object({ title: z.string(), body: z.string() })),
    sponsor: z
      .object({ title: z.string(), url: z.string().nullable(), logo: z.string().nullable() })
      .nullable(),
  }),
  advertisement: () => ({ pages: z.record(z.string(), z.union([pageRule, z.array(z.string())])) }),
  articleblock: () => ({ articles: z.array(partOf('article', cardFields)) }),
  rssblock: () => ({
    collectors: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        domain: z.string(),
        logo: z.string().nullable(),
        body: z.object({ items: z.array(feedItem) }),
      }),
    ),
  }),
  consultant: () => ({
    answers_within: z
      .int()
      .nullable()
      .describe('Hours that an answer usually takes; null before it is known'),
    rating: z
      .object({ average: z.number(), count: z.int() })
      .nullable()
      .describe('Stars of five ratings or more, on average; null before'),
  }),
  question: () => questionValues,
  userpinnedquestions: () => questionValues,
};

function scalarOf({ type, nullable }: ScalarField): z.ZodType {
  const schema = {
    integer: z.int(),
    text: z.string(),
    boolean: z.boolean(),
    instant: z.iso.datetime(),
    date: day,
  }[type];
  return nullable ? schema.nullable() : schema;
}

/** Returns the schema of a field's value in an answer. */
function schemaOfField(collection: Collection, name: string, field: Field): z.ZodType {
  const open = openValues[collection.name]?.()[name];
  if (open) return open;
  switch (field.kind) {
    case 'scalar':
      return scalarOf(field);
    case 'image':
      return image.nullable();
    case 'images':
      return z.array(image);
    case 'file':
      return z.string().nullable();
    case 'money':
      return gel.nullable();
    case 'metainfo':
      return metainfo.nullable();
    case 'html':
    case 'url':
      return z.string();
    case 'count':
      return z.int();
    case 'names':
      return z.array(z.string());
    case 'reference':
      return partOf(field.to, field.fields).nullable();
    case 'references':
      return z.array(partOf(field.to, field.fields));
    case 'json':
    case 'computed':
      return z.unknown();
  }
}

/** Returns the schema of a record nested in another. */
function partOf(name: string, fields: readonly string[]): z.ZodType {
  const collection = collectionNamed(name);
  return z.object(
    Object.fromEntries(
      fields.flatMap((each) => {
        const field = collection.fields[each];
        return field ? [[each, schemaOfField(collection, each, field)]] : [];
      }),
    ),
  );
}

const readersNote = { signed_in: 'For whoever is signed in', owner: 'Of own records alone' } as const;

/** Returns the schema of a record. Every field is optional, because a query selects; fields of staff are left out. */
function recordOf(collection: Collection): z.ZodType {
  const fields = Object.entries(collection.fields).flatMap(([name, field]) => {
    if (field.readers === 'staff') return [];
    const value = schemaOfField(collection, name, field).optional();
    const description = field.readers === 'public' ? undefined : readersNote[field.readers];
    return [[name, value.meta({ title: field.label, ...(description ? { description } : {}) })]];
  });
  return z.object(Object.fromEntries(fields)).meta({ id: collection.name });
}

function answerOfCollection(collection: Collection): z.ZodType {
  const record = recordOf(collection);
  const groups = z.record(z.string(), z.array(record));
  return z.object({
    [collection.name]: collection.alwaysGroupedBy
      ? groups
      : z.union([z.array(record), ...(collection.groupable ? [groups] : []), record, z.null()]),
    total: z.int().optional(),
    counts: z.record(z.string(), z.record(z.string(), z.int())).optional(),
    metainfo: metainfo.nullable().optional(),
  });
}

const searchResult = z
  .object({
    type: z.string(),
    id: z.int(),
    title: z.string(),
    url: z.string(),
    introtext: z.string(),
    image: image.nullable(),
    snippet: z.array(z.object({ text: z.string(), match: z.boolean() })),
  })
  .partial()
  .meta({ id: 'SearchResult' });

const searchAnswer = z.object({
  search: z.union([z.array(searchResult), z.record(z.string(), z.array(searchResult))]),
  total: z.int().describe('Of the asked type, or of all; 1,000 at most'),
  types: z.record(z.string(), z.int()).describe('How many of each type, whatever type was asked for'),
  suggestion: z.string().nullable().describe('What was understood, where that had to be guessed'),
  alert: z
    .object({
      kind: z.enum(['crisis', 'emergency']),
      title: z.string(),
      body: z.string(),
      phone: z.string(),
      url: z.string().nullable().describe('The article that tells what to do meanwhile'),
    })
    .nullable()
    .describe('What stands before all results when the question is a cry for help'),
  partial: z.boolean().optional().describe('Whether not all that was asked is found'),
  counts: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});

/** Creates the answer schemas of all data queries, by collection; search is one of them. */
export const describeQueryAnswers = (): ReadonlyMap<string, z.ZodType> =>
  new Map([
    ...[...collections].map(([name, collection]) => [name, answerOfCollection(collection)] as const),
    ['search', searchAnswer],
  ]);

/** The call of all data queries. It changes nothing, so it requires no CSRF token. */
export const queryRecords = defineCall({
  method: 'POST',
  path: '/api/restql/{collection}/',
  summary: 'Ask for records',
  right: 'guest',
  csrf: false,
  body: 'json',
  params: { collection: z.string() },
  request: query,
  // `describeQueryAnswers` has the schema of each collection.
  answer: z.record(z.string(), z.unknown()),
  codes: ['unknown_collection', 'bad_query'],
});
