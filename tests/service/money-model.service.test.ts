import { expect, it } from 'vitest';
import { buildPayingPortal } from '#tests/support/paying.ts';
import { runModel } from '#tests/torture/model-run.ts';

it('money agrees with what one would write on paper, whatever happens (npm run torture runs a thousand)', async () => {
  const paying = await buildPayingPortal();
  try {
    await expect(runModel(paying, 40)).resolves.toBeUndefined();
  } finally {
    await paying.close();
  }
}, 120_000);
