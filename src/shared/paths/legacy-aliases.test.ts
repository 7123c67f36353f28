import { describe, expect, it } from 'vitest';
import { aliasOf } from './alias.ts';
import { legacyAliases } from './legacy-aliases.ts';

describe('old spellings of an alias', () => {
  it('replace "ch", today ჩ, by ჭ', () => {
    expect(aliasOf('სამკურნალო ჭიანჭველა')).toBe('samkurnalo-tchiantchvela');
    expect(legacyAliases('samkurnalo-chianchvela')).toContain('samkurnalo-tchiantchvela');
    expect(legacyAliases('chianchvela')).toEqual(['chiantchvela', 'tchianchvela', 'tchiantchvela']);
  });

  it('are none for an alias without the letter', () => {
    expect(legacyAliases('tsneva')).toEqual([]);
    expect(legacyAliases('tchia')).toEqual([]);
  });

  it('are none where there would be too many', () => {
    expect(legacyAliases('ch'.repeat(40))).toEqual([]);
  });
});
