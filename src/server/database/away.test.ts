import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './away.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('the database is away', () => {
  it.each([
    failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    new AggregateError([failure('connect', 'ECONNREFUSED'), failure('connect', 'ECONNREFUSED')]),
    failure('terminating connection due to administrator command', '57P01'),
    failure('the database system is starting up', '57P03'),
    failure('sorry, too many clients already', '53300'),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
    failure('database "salbuni" is not currently accepting connections', '55000'),
  ])('when it says %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    failure('duplicate key value violates unique constraint', '23505'),
    failure('currval of sequence is not yet defined in this session', '55000'),
    failure('syntax error', '42601'),
    new TypeError('x is not a function'),
    'ECONNREFUSED',
    undefined,
  ])('not when a query is wrong: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
