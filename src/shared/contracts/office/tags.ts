import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';
import { id } from './record-parts.ts';

/** The desk of tags: how much each is used, and merging two that mean the same. */

export const tagStates = ['used', 'unused'] as const;

const tagRow = z.object({
  id: z.int(),
  title: z.string(),
  alias: z.string(),
  state: z.enum(tagStates),
  articles: z.int(),
  questions: z.int(),
  videos: z.int(),
});

export const listTags = defineCall({
  ...deskCall('tags', 'list'),
  path: '/api/office/tags/list/',
  summary: 'List tags with how many published articles, articles with a video and questions each has',
  request: deskQuery(tagStates).omit({ from: true, to: true }),
  answer: deskPage(tagRow, tagStates),
});

export const mergeTags = defineCall({
  ...deskCall('tags', 'merge'),
  path: '/api/office/tags/merge/',
  summary: 'Merge a tag into another: what bears it bears the other, and its address leads there',
  request: z.object({ id, into: id }),
  answer: tagRow,
});
