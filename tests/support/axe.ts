import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

interface Place {
  /** Selector of the part to check. */
  readonly within?: string;
  /** Selector of the parts to skip. */
  readonly without?: string;
}

/** The violations that axe finds in a document, one per line; frames are separate documents. */
export async function findFaults(document: Page | Frame, { within, without }: Place = {}): Promise<string[]> {
  await document.evaluate(axe.source);
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
