import { expect, it } from 'vitest';
import { calculators } from '#shared/calculators/registry.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { findRoute, routes } from '#web/routing/routes.ts';

it('every calculator has a page of its own', () => {
  for (const { alias } of calculators) {
    expect(findRoute(calculationPath(alias))?.route).toMatchObject({ name: 'calculation', id: alias });
  }
});

it('no two routes share an id', () => {
  const ids = routes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
