import { expect, it } from 'vitest';
import { contractOf, pathsOf } from '#shared/contracts/call.ts';
import { everyCall } from '#shared/contracts/every-call.ts';
import { drawRequests } from '#tests/torture/random-requests.ts';
import { MissingRequirement, type Report, runScenario } from '#tests/torture/scenario.ts';

async function reportOf(
  run: (report: Report) => Promise<void>,
): Promise<{ isFine: boolean; lines: string[] }> {
  const lines: string[] = [];
  const isFine = await runScenario('name', { about: 'about', run }, (line) => lines.push(line));
  return { isFine, lines };
}

it('a scenario holds when everything held that must, and says each with what was found', async () => {
  const { isFine, lines } = await reportOf(async ({ must }) => {
    must('one', true, []);
    must('other', true, 2.4);
  });
  expect(isFine).toBe(true);
  expect(lines).toEqual([
    'name: about',
    'name: holds: one',
    'name: holds: other (2)',
    expect.stringMatching(/^name: all of it holds, after \d+ s$/),
  ]);
});

it.each<[string, RegExp, (report: Report) => Promise<void>]>([
  [
    'that breaks one thing',
    /^name: BROKEN: one \(\["lost"\]\)$/m,
    async ({ must }) => must('one', false, ['lost']),
  ],
  [
    'that throws',
    /^name: BROKEN: Error: unexpected/m,
    async () => {
      throw new Error('unexpected');
    },
  ],
  [
    'that lacks a program',
    /^name: install it$/m,
    async () => {
      throw new MissingRequirement('install it');
    },
  ],
])('a scenario %s does not hold', async (_what, sentence, run) => {
  const { isFine, lines } = await reportOf(run);
  expect(isFine).toBe(false);
  expect(lines.join('\n')).toMatch(sentence);
  expect(lines.at(-1)).toMatch(/does not hold/);
});

it('random requests go to every call, and the same seed draws the same ones', () => {
  const drawn = drawRequests(everyCall.length * 2, 7);
  expect(drawRequests(everyCall.length * 2, 7)).toEqual(drawn);
  const isAsked = (path: string) => {
    const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    return drawn.some((request) => address.test(request.path));
  };
  const left = everyCall.map(contractOf).filter((contract) => !pathsOf(contract).some(isAsked));
  expect(left.map(({ path }) => path)).toEqual([]);
});
