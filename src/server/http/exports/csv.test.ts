import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('a line of CSV quotes what needs it, and holds no formula', () => {
  expect(csvLine([1, 'გული, ფილტვი', 'თქვა: "კი"', null, [1, 2], true])).toBe(
    '1,"გული, ფილტვი","თქვა: ""კი""",,"[1,2]",true\r\n',
  );
  expect(csvLine(['=1+1', '-5', '@a', 'ა\nბ'])).toBe(`'=1+1,-5,'@a,"ა\nბ"\r\n`);
});
