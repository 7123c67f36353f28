import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** The program as it is published for browsers; its own `source` is twice as long to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Place {
  /** Selector of the part to check. */
  readonly within?: string;
  /** Selector of the parts to skip. */
  readonly without?: string;
}

/** The violations that axe finds in a document, one per line; frames are separate documents. */
export async function findFaults(document: Page | Frame, { within, without }: Place = {}): Promise<string[]> {
  if (!(await document.evaluate(() => 'axe' in window))) await document.evaluate(source);
  return document.evaluate(
    async ({ include, exclude }) => {
      const run = (window as typeof window & { axe: typeof axe }).axe.run;
      const { violations } = await run(
        { include, exclude },
        {
          iframes: false,
          resultTypes: ['violations'],
          // A frame is inside a landmark of its page.
          rules: { region: { enabled: window === window.top } },
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { include: [within ?? 'html'], exclude: without ? [without] : [] },
  );
}
