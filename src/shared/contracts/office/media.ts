import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { id, person } from './record-parts.ts';

/** The media library (OFFICE.md, „Media“). */

const mediaCall = {
  method: 'POST',
  right: 'staff',
  rate: '20 calls of the office a second by one account',
} as const;

/** The largest upload, in bytes. */
export const maxUploadBytes = 25 * 1024 * 1024;

const mediaKind = z.enum(['image', 'pdf', 'video']);
const mediaFile = z
  .object({
    id: z.int(),
    url: z.string(),
    kind: mediaKind,
    width: z.int().nullable(),
    height: z.int().nullable(),
    bytes: z.int().nullable(),
    name: z.string(),
    alt: z.string(),
    decorative: z.boolean(),
    credit: z.string(),
    licence: z.string(),
    focal_x: z.number(),
    focal_y: z.number(),
    uploaded_by: person.nullable(),
    created_at: instant,
  })
  .meta({ id: 'MediaFile' });
export type MediaFile = z.output<typeof mediaFile>;

const file = z.string({ error: 'required' }).meta({ format: 'binary' });
const alt = z.string().trim().max(500, { error: 'too_long' });
const credit = z.string().trim().max(300, { error: 'too_long' });

export const uploadMedia = defineCall({
  ...mediaCall,
  path: '/api/office/media/upload/',
  summary: 'Add a file to the media library',
  body: 'multipart',
  maxBytes: maxUploadBytes,
  request: z
    .object({
      file,
      alt: alt.default(''),
      decorative: z.stringbool().default(false),
      credit: credit.default(''),
      licence: credit.default(''),
    })
    // Asked also where the file is missing: a refusal names every field.
    .refine((sent) => sent.decorative || sent.alt !== '', {
      ...{ path: ['alt'], error: 'required' },
      when: () => true,
    }),
  answer: mediaFile,
  codes: ['no_right', 'bad_type', 'broken'],
});

export const listMedia = defineCall({
  ...mediaCall,
  body: 'json',
  path: '/api/office/media/list/',
  summary: 'List files of the media library',
  request: z.object({
    search: z.string().max(200).optional(),
    kind: mediaKind.optional(),
    unused: z.boolean().default(false),
    sort: z
      .enum(['id', '-id', 'name', '-name', 'bytes', '-bytes', 'created_at', '-created_at'])
      .default('-created_at'),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(100).default(40),
  }),
  answer: z.object({ files: z.array(mediaFile), total: z.int() }),
  codes: ['no_right'],
});

const share = z.number().min(0).max(1);

export const updateMedia = defineCall({
  ...mediaCall,
  body: 'json',
  path: '/api/office/media/update/',
  summary: 'Change what is said of a file',
  request: z.object({
    id,
    alt: alt.optional(),
    decorative: z.boolean().optional(),
    credit: credit.optional(),
    licence: credit.optional(),
    focal_x: share.optional(),
    focal_y: share.optional(),
  }),
  answer: mediaFile,
  codes: ['no_right'],
});

export const listMediaUses = defineCall({
  ...mediaCall,
  body: 'json',
  path: '/api/office/media/uses/',
  summary: 'List the records that use a file',
  request: z.object({ id }),
  answer: z.object({
    uses: z.array(
      z.object({
        collection: z.string(),
        id: z.int(),
        title: z.string(),
        field: z.string(),
        is_published: z.boolean(),
      }),
    ),
  }),
  codes: ['no_right'],
});

export const replaceMedia = defineCall({
  ...mediaCall,
  path: '/api/office/media/replace/',
  summary: 'Put another file in the place of one, wherever it is used',
  body: 'multipart',
  maxBytes: maxUploadBytes,
  request: z.object({ id: z.coerce.number({ error: 'invalid' }).int().positive(), file }),
  answer: mediaFile,
  codes: ['no_right', 'bad_type', 'broken'],
});

export const removeMedia = defineCall({
  ...mediaCall,
  body: 'json',
  path: '/api/office/media/remove/',
  summary: 'Remove a file that nothing uses',
  request: z.object({ id }),
  answer: z.object({}),
  codes: ['no_right', 'in_use'],
});
