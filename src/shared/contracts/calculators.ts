import { z } from 'zod';
import { calculators } from '#shared/calculators/registry.ts';
import { defineCall } from './call.ts';

/** What is typed into a calculator stays in the browser: the call says which one was computed, and nothing else. */
export const countCalculation = defineCall({
  method: 'POST',
  path: '/api/calculator-use/',
  summary: 'Count that a calculator was computed',
  right: 'guest',
  rate: '60 a minute from a network',
  request: z.object({
    calculator: z.enum(
      calculators.map(({ alias }) => alias),
      { error: 'invalid' },
    ),
  }),
  answer: { status: 204 },
});
