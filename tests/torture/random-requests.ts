import fc from 'fast-check';
import { z } from 'zod';
import { type Contract, contractOf, pathsOf } from '#shared/contracts/call.ts';
import { everyCall } from '#shared/contracts/every-call.ts';

/** One request that no client of ours would send. */
export interface RandomRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const nasty = fc.constantFrom(
  '',
  '\u0000',
  "' or 1=1; drop table account; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\ud800',
  '%00%ff',
  '1e309',
  '-1',
  '9223372036854775808',
  '2026-02-30',
  'ა'.repeat(5_000),
  '{{7*7}}',
  '__proto__',
);
const scalar = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom('$in', '$gt', '__proto__', 'constructor', 'id', 'title', 'type'), scalar),
  fc.jsonValue({ maxDepth: 6 }),
  fc.constant(JSON.parse('['.repeat(400) + ']'.repeat(400)) as unknown),
);

/** The names of a request's fields, so that values reach what is behind the first check. */
function namesOf({ request }: Contract): string[] {
  const schema = typeof request === 'function' ? request('2026-11-23') : request;
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const formOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, one]) => {
      const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '');
      return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
    })
    .join('&');

const multipartOf = (fields: Readonly<Record<string, unknown>>): string =>
  `${Object.entries(fields)
    .map(
      ([name, one]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(JSON.stringify(one))}\r\n`,
    )
    .join('')}--b--\r\n`;

/** Bodies of one call: mostly with its own fields, in every encoding, and some that are none at all. */
function bodiesOf(contract: Contract): fc.Arbitrary<Pick<RandomRequest, 'type' | 'body'>> {
  const own = fc.record(Object.fromEntries(namesOf(contract).map((name) => [name, value])), {
    requiredKeys: [],
  });
  const foreign = fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 20 }), value, { maxKeys: 4 });
  const fields = fc.tuple(own, foreign).map(([some, others]) => ({ ...others, ...some }));
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fields.map((given) => ({ type: 'application/json', body: JSON.stringify(given) })),
    },
    {
      weight: 4,
      arbitrary: fields.map((given) => ({ type: 'application/x-www-form-urlencoded', body: formOf(given) })),
    },
    {
      weight: 2,
      arbitrary: fields.map((given) => ({
        type: 'multipart/form-data; boundary=b',
        body: multipartOf(given),
      })),
    },
    {
      weight: 1,
      arbitrary: value.map((one) => ({ type: 'application/json', body: JSON.stringify(one) ?? '' })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'application/json',
          'multipart/form-data',
          'multipart/form-data; boundary=b',
          'application/x-www-form-urlencoded',
          'application/csp-report',
          'text/xml',
          'application/octet-stream',
          'x',
        ),
        body: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed()),
      }),
    },
  );
}

const parameter = fc.oneof(
  fc.constantFrom(
    '1',
    '2',
    '0',
    '-1',
    '99999999999999999999',
    'article',
    'advertisement',
    '%00',
    'list',
    'save',
    'get',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

function requestsOf(contract: Contract): fc.Arbitrary<RandomRequest> {
  const holes = pathsOf(contract).flatMap((path) => path.match(/\{\w+\}/g) ?? []).length;
  return fc
    .tuple(
      fc.constantFrom(...pathsOf(contract)),
      fc.array(parameter, { minLength: holes, maxLength: holes }),
      bodiesOf(contract),
    )
    .map(([path, given, { type, body }]) => {
      const rest = [...given];
      const address = path.replaceAll(/\{\w+\}/g, () => rest.shift() ?? '1');
      if (contract.method === 'POST') return { method: 'POST', path: address, type, body };
      return {
        method: 'GET',
        path: `${address}?${body.slice(0, 2_000).replaceAll(/[^\w=&%.-]/g, '')}`,
        type: '',
        body: '',
      };
    });
}

/** Draws `count` requests, as many for each call. The same seed draws the same ones. */
export function drawRequests(count: number, seed: number): RandomRequest[] {
  const calls = everyCall.map(contractOf);
  const each = Math.ceil(count / calls.length);
  const drawn = calls.flatMap((contract, at) =>
    fc.sample(requestsOf(contract), { numRuns: each, seed: seed + at }),
  );
  // One after the other of every call: a fault of memory would otherwise be blamed on the last one.
  return drawn
    .map((request, at) => ({ request, turn: at % each }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ request }) => request)
    .slice(0, count);
}
