import { expect, it } from 'vitest';
import { attachmentNameOf, maxAttachmentName } from './attachments.ts';

it.each([
  ['C:\\ანალიზები\\სისხლი.pdf', 'სისხლი.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['%22სისხლის%22 ანალიზი.pdf', '"სისხლის" ანალიზი.pdf'],
  ['ორი%0D%0Aხაზი.png', 'ორი ხაზი.png'],
  ['100%.pdf', '100%.pdf'],
  ['\u202Efdp.exe', 'fdp.exe'],
])('reads the name of %s', (given, name) => {
  expect(attachmentNameOf(given)).toBe(name);
});

it('keeps the end of a long name, which has the kind', () => {
  expect(attachmentNameOf(`${'ა'.repeat(300)}.pdf`)).toMatch(/ა\.pdf$/);
  expect(Array.from(attachmentNameOf(`${'ა'.repeat(300)}.pdf`))).toHaveLength(maxAttachmentName);
});
