import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classifyBy, learnWeights } from './learn-to-classify.ts';
import { loadWeights } from './stored-weights.ts';

const examples = [
  { text: 'თავი მტკივა', label: 'ours' },
  { text: 'ყელი მტკივა', label: 'ours' },
  { text: 'ფეხბურთის ანგარიში', label: 'foreign' },
  { text: 'ვალუტის კურსი', label: 'foreign' },
] as const;

let directory: string;
let lessons = 0;
const learn = () => {
  lessons += 1;
  return learnWeights(examples);
};
const shares = (place: string | undefined) =>
  [...classifyBy(loadWeights('test', learn, place))('მუცელი მტკივა')].flat();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'salbuni-weights-'));
  lessons = 0;
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('what was learnt', () => {
  it('is read at the next start, and says the same', () => {
    const first = shares(directory);
    expect(shares(directory)).toEqual(first);
    expect(lessons).toBe(1);
  });

  it('is learnt anew where the file is damaged', () => {
    const first = shares(directory);
    const [file = ''] = readdirSync(directory);
    const cut = readFileSync(join(directory, file)).subarray(0, -4);
    for (const bytes of ['', 'x', cut]) {
      writeFileSync(join(directory, file), bytes);
      expect(shares(directory)).toEqual(first);
    }
    expect(lessons).toBe(4);
    expect(readdirSync(directory)).toEqual([file]);
  });

  it('of other sources is removed once something new was learnt', () => {
    for (const name of ['salbuni-test-old.weights', 'salbuni-other-old.weights', 'v24-compiled'])
      writeFileSync(join(directory, name), 'x');
    shares(directory);
    const left = readdirSync(directory).filter((name) => !/^salbuni-test-[0-9a-f]{32}\.weights$/.test(name));
    expect(left).toEqual(['salbuni-other-old.weights', 'v24-compiled']);
  });

  it('is learnt each time where nothing can be kept', () => {
    const first = shares(join(directory, '\0'));
    expect(shares(join(directory, '\0'))).toEqual(first);
    expect(lessons).toBe(2);
  });
});
