import { expect, it } from 'vitest';
import { createServerDatabase, serverUrl } from '#tests/support/database.ts';
import { torture } from '#tests/torture/torture.ts';

it('a portal killed under load loses and duplicates nothing (npm run torture does it a hundred times)', async () => {
  const server = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  try {
    const { broken, acknowledged, kinds } = await torture({ times: 3, databaseUrl: server?.url });
    expect(broken).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    // Admins acted too.
    expect(kinds).toContain('adjusted');
  } finally {
    await server?.drop();
  }
}, 120_000);
