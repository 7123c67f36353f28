import { expect, it } from 'vitest';
import { telephoneAddress } from './telephone.ts';

it.each([
  ['+995 32 000 00 11', 'tel:+995320000011'],
  ['00995 555 12 34 56', 'tel:+995555123456'],
  ['995555123456', 'tel:+995555123456'],
  ['032 200 00 11', 'tel:+995322000011'],
  ['555 12-34-56', 'tel:+995555123456'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['112', 'tel:112'],
])('calls %s', (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});
