import { describe, expect, it } from 'vitest';
import { aliasOf } from './alias.ts';
import { legacyAliases } from './legacy-aliases.ts';

describe('old spellings of an alias', () => {
  it('reads „ch“ as ჭ where today it would be ჩ', () => {
    expect(aliasOf('სამკურნალო ჭიანჭველა')).toBe('samkurnalo-tchiantchvela');
    expect(legacyAliases('samkurnalo-chianchvela')).toContain('samkurnalo-tchiantchvela');
    expect(legacyAliases('chianchvela')).toEqual(['chiantchvela', 'tchianchvela', 'tchiantchvela']);
  });

  it('has nothing to say of an alias without the letter', () => {
    expect(legacyAliases('tsneva')).toEqual([]);
    expect(legacyAliases('tchia')).toEqual([]);
  });

  it('gives up where too many would be meant', () => {
    expect(legacyAliases('ch'.repeat(40))).toEqual([]);
  });
});
