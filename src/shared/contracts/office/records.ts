import { z } from 'zod';
import { recordActs } from '#shared/access/record-rights.ts';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { exportFormat } from './desk-parts.ts';
import {
  content,
  id,
  lease,
  named,
  person,
  recordCall,
  revisionState,
  rightCodes,
  saved,
  state,
  version,
} from './record-parts.ts';

/** Reading and writing records of the back office (OFFICE.md, „Records“). */

export const describeCollection = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/describe/',
  summary: 'Describe a collection: its fields, states and what the caller may do',
  answer: z.object({
    label: z.string(),
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        kind: z.string(),
        required: z.boolean(),
        many: z.boolean(),
        of: z.string().nullable(),
        max: z.int().nullable(),
        options: z.array(z.string()).nullable(),
        help: z.string(),
        may_write: z.boolean(),
      }),
    ),
    needs_review: z.boolean(),
    states: z.array(state),
    rights: z.array(z.enum(recordActs)),
    /** Who may be asked for a review. */
    reviewers: z.array(person),
  }),
  codes: rightCodes,
});

export const listRecords = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/list/',
  summary: 'List records of any state, drafts included',
  request: z.object({
    find: content.optional(),
    search: z.string().max(200).optional(),
    states: z.array(state).min(1).max(6).optional(),
    /** Only what waits for a review by the caller, who was chosen when it was submitted. */
    sent_to_me: z.boolean().default(false),
    fields: z.array(z.string()).max(40).optional(),
    sort: z.string().max(60).optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(100).default(20),
  }),
  answer: z.object({
    records: z.array(
      z
        .object({
          id: z.int(),
          title: z.string(),
          state,
          working_state: revisionState.nullable(),
          has_changes: z.boolean(),
          published_at: instant.nullable(),
          updated_at: instant.nullable(),
          updated_by: person.nullable(),
          version: z.int(),
          lease: person.nullable(),
        })
        .catchall(z.unknown()),
    ),
    total: z.int(),
    counts: z.record(z.string(), z.int()),
  }),
  codes: [...rightCodes, 'bad_query'],
});

export const getRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/get/',
  summary: 'Read what readers have of a record, and what is being written',
  request: named,
  answer: z.object({
    record: content.nullable(),
    working: z
      .object({
        revision: z.int(),
        number: z.int(),
        state: revisionState,
        content,
        created_at: instant,
        created_by: person.nullable(),
        note: z.string().nullable(),
      })
      .nullable(),
    state,
    version: z.int(),
    lease: lease.nullable(),
    plan: z.object({ revision: z.int(), at: instant, until: instant.nullable() }).nullable(),
    /** A plan whose moment passed without it: what was asked for could not be done. */
    failed_plan: z.object({ at: instant, reason: z.string() }).nullable(),
    rights: z.array(z.enum(recordActs)),
  }),
  codes: rightCodes,
});

export const listRecordUses = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/uses/',
  summary: 'List what refers to a record, by its fields or by links in its texts',
  request: named,
  answer: z.object({
    total: z.int(),
    uses: z.array(
      z.object({
        collection: z.string(),
        field: z.string(),
        total: z.int(),
        records: z.array(z.object({ id: z.int(), title: z.string(), is_published: z.boolean() })),
      }),
    ),
  }),
  codes: rightCodes,
});

export const saveRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/save/',
  summary: 'Save some or all fields as a new working revision',
  request: z.object({ id: id.nullable(), version: version.nullable(), content }),
  answer: saved,
  codes: [...rightCodes, 'stale'],
});

export const listRevisions = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/revisions/',
  summary: 'List the revisions of a record, newest first',
  request: z.object({ id, limit: z.int().min(1).max(100).default(50), before: id.optional() }),
  answer: z.object({
    revisions: z.array(
      z.object({
        revision: z.int(),
        number: z.int(),
        state,
        created_at: instant,
        created_by: person.nullable(),
        note: z.string().nullable(),
        decided_by: person.nullable(),
        decided_at: instant.nullable(),
      }),
    ),
  }),
  codes: rightCodes,
});

const place = z.union([id, z.literal('published')]);

export const diffRevisions = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/diff/',
  summary: 'Compare two revisions, or one with what readers have',
  request: z.object({ id, from: place, to: place }),
  answer: z.object({
    fields: z.array(
      z.object({
        name: z.string(),
        from: z.unknown(),
        to: z.unknown(),
        parts: z.array(z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) })),
      }),
    ),
  }),
  codes: rightCodes,
});

export const restoreRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/restore/',
  summary: 'Make an older revision the working one again',
  request: z.object({ id, revision: id }),
  answer: saved,
  codes: rightCodes,
});

export const duplicateRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/duplicate/',
  summary: 'Make a new draft of what a record says',
  request: named,
  answer: saved,
  codes: rightCodes,
});

export const bulkEdit = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/bulk/',
  summary: 'Do one act to many records, or say what it would change',
  request: z
    .object({
      ids: z.array(id).min(1).max(500),
      act: z.enum(['publish', 'unpublish', 'archive', 'set']),
      fields: content.optional(),
      dry_run: z.boolean().default(false),
    })
    // Asked also where something else is wrong: a refusal names every field.
    .refine(({ act, fields = {} }) => act !== 'set' || Object.keys(fields).length > 0, {
      ...{ path: ['fields'], error: 'required', when: () => true },
    }),
  answer: z.object({
    done: z.array(z.int()).optional(),
    would: z.array(z.object({ id: z.int(), fields: z.array(z.string()) })).optional(),
    refused: z.array(z.object({ id: z.int(), code: z.string(), message: z.string() })),
  }),
  codes: rightCodes,
});

export const exportRecords = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/export/',
  summary: 'Export a list: the records as an import reads them, or a table (CSV, XLSX)',
  request: z.object({
    find: content.optional(),
    states: z.array(state).min(1).max(6).optional(),
    format: exportFormat.default('json'),
  }),
  answer: z.object({ records: z.array(content) }),
  codes: [...rightCodes, 'bad_query'],
});

/** A line of an import may be longer than a record that is saved: what it says that only the portal knows is left out. */
export const importRecords = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/import/',
  summary:
    'Write lines of an import into working revisions, and publish what may go out; or say what each line would change',
  request: z.object({
    lines: z
      .array(z.object({ line: z.int().positive(), record: content }))
      .min(1)
      .max(100),
    /** Of a trial: lines before these that these refer to. They are tried out first, and nothing is answered of them. */
    behind: z
      .array(z.object({ collection: z.string().max(60), record: content }))
      .max(200)
      .default([]),
    publish: z.boolean().default(false),
    dry_run: z.boolean().default(false),
  }),
  answer: z.object({
    results: z.array(
      z
        .object({
          line: z.int(),
          /** Null where the line is refused, and for a new record that was only tried out. */
          id: z.int().nullable(),
          title: z.string(),
          act: z.enum(['made', 'changed', 'same', 'refused']),
          /** The fields that are other than before. */
          fields: z.array(z.string()),
          /** Fields of the line that only acts and the portal write. */
          left_out: z.array(z.string()),
          /** Whether readers have what the line says, or will have it at its moment. */
          state: z.enum(['draft', 'scheduled', 'published']).nullable(),
          /** Why it is refused, or has not gone out. */
          code: z.string().nullable(),
          message: z.string().nullable(),
          errors: z.array(z.object({ field: z.string(), message: z.string() })),
        })
        .meta({ id: 'ImportedLine' }),
    ),
  }),
  codes: rightCodes,
});

export const leaseRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/lease/',
  summary: 'Say who is writing in a record, and take or give that place',
  request: z.object({ id, act: z.enum(['take', 'keep', 'give', 'break']) }),
  answer: lease,
  codes: rightCodes,
});
