import { z } from 'zod';
import { instant } from '../../answer-fields.ts';
import { applicationStatuses } from '../../applications.ts';
import { defineCall } from '../../call.ts';
import { deskCall, deskPage, deskQuery } from '../desk-parts.ts';
import { named } from '../record-parts.ts';

/** The desk `applications` (OFFICE.md, „Desks“). */

const applicationRow = z
  .object({
    id: z.int(),
    state: z.enum(applicationStatuses),
    kind: z.enum(['clinic', 'doctor']),
    name: z.string(),
    phone: z.string().describe('The digits after +995'),
    profession: z.string().describe('Of a doctor'),
    choices: z.array(z.string()).describe('Branches of medicine of a clinic, clinics of a doctor'),
    note: z.string(),
    created_at: instant,
    record: z
      .object({ id: z.int(), title: z.string() })
      .nullable()
      .describe('The clinic or doctor of that name, where there is exactly one'),
    recommended: z.int().nullable().describe('The record that was made when it was agreed'),
  })
  .meta({ id: 'DeskApplication' });
export type DeskApplication = z.output<typeof applicationRow>;

export const listDeskApplications = defineCall({
  ...deskCall('applications', 'list'),
  path: '/api/office/applications/list/',
  summary: 'List applications to become recommended: those that wait first',
  request: deskQuery(applicationStatuses),
  answer: deskPage(applicationRow, applicationStatuses),
});

export const markApplication = defineCall({
  ...deskCall('applications', 'mark', ['not_found']),
  path: '/api/office/applications/mark/',
  summary:
    'Say how far it has come; „agreed“ makes a draft of the recommended record, of the clinic or doctor where it is known',
  request: z.object({ ...named.shape, status: z.enum(applicationStatuses, { error: 'required' }) }),
  answer: applicationRow,
});

export const noteApplication = defineCall({
  ...deskCall('applications', 'note', ['not_found']),
  path: '/api/office/applications/note/',
  summary: 'Write down what was agreed; the note before is replaced',
  request: z.object({
    ...named.shape,
    note: z.string({ error: 'required' }).trim().max(4_000, { error: 'too_long' }),
  }),
  answer: applicationRow,
});
