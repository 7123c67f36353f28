import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

interface Place {
  /** Selector of what alone is looked at. */
  readonly within?: string;
  /** Selector of what is left out. */
  readonly without?: string;
}

/** What axe finds wrong in one document, a line each; frames in it are documents of their own. */
export async function findFaults(document: Page | Frame, { within, without }: Place = {}): Promise<string[]> {
  await document.evaluate(axe.source);
  return document.evaluate(
    async ({ include, exclude }) => {
      const run = (window as unknown as { axe: typeof axe }).axe.run;
      const { violations } = await run(
        { include, exclude },
        {
          iframes: false,
          resultTypes: ['violations'],
          // A frame stands in a landmark of the page around it.
          rules: { region: { enabled: window === window.top } },
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { include: [within ?? 'html'], exclude: without ? [without] : [] },
  );
}
