import { z } from 'zod';
import { calculators } from '#shared/calculators/registry.ts';
import { defineCall } from './call.ts';

/**
 * What is typed into a calculator stays in the browser: the call says which one was computed, and nothing else. More than 60 a minute
 * from one network are not counted; nobody is told, for the page has been left.
 */
export const countCalculation = defineCall({
  method: 'POST',
  path: '/api/calculator-use/',
  summary: 'Count that a calculator was computed',
  right: 'guest',
  request: z.object({
    calculator: z.enum(
      calculators.map(({ alias }) => alias),
      { error: 'invalid' },
    ),
  }),
  answer: { status: 204 },
});
