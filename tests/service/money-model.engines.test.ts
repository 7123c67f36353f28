import { expect, it } from 'vitest';
import { buildPayingPortal } from '#tests/support/paying.ts';
import { runModel } from '#tests/torture/model-run.ts';

it('money agrees with the model after random steps (npm run torture runs a thousand)', async () => {
  const paying = await buildPayingPortal();
  try {
    await expect(runModel(paying, 40)).resolves.toBeUndefined();
  } finally {
    await paying.close();
  }
}, 120_000);
