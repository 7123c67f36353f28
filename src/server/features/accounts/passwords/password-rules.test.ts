import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commonPasswordsFile, openPasswordFilter } from './password-filter.ts';
import { createPasswordRules } from './password-rules.ts';

const { isGuessable } = createPasswordRules({ isCommon: openPasswordFilter(), siteName: 'სალბუნი' });
const owner = { email: 'nino.beridze@gmail.com', first_name: 'ნინო', last_name: 'ბერიძე' };

describe('a chosen password', () => {
  it('is compared with 100,000 that leaked', () => {
    expect(readFileSync(commonPasswordsFile).length / 4).toBeGreaterThanOrEqual(99_990);
  });

  it.each([
    'password123',
    'Password123!',
    'Qwerty123!',
    'iloveyou',
    '1qaz2wsx',
    'gmail1234',
    'aaaaaaab',
    '12121212',
    'passw0rdpassw0rd',
    'თბილისითბილისი',
    'tbilisi2026',
    'საქართველო1',
    'Salbuni2026',
    'სალბუნი2026!',
    'salbuniqwerty123',
    'nino.beridze@gmail.com',
    'Beridze1990',
    'nino1990beridze',
    'ნინობერიძე1',
    'mshvidoba7',
  ])('such as „%s“ is refused', (password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each(['gmail1234', 'Facebook2026', 'instagram!1', 'tbilisi2026'])(
    'such as „%s“ is refused to owners of any address',
    (password) => {
      expect(isGuessable(password, { email: 'w4@example.org' })).toBe(true);
    },
  );

  it.each([
    'მთვარე და ზღვა 7',
    'purple horse under the bridge',
    'x7#kPq92vLw',
    'nino eats lemons in winter',
    'salbuni მთვარეზე დაფრინავს',
    'ძალიან კარგი პაროლი',
    'vk7#vk7#vk7#',
  ])('such as „%s“ is accepted', (password) => {
    expect(isGuessable(password, owner)).toBe(false);
  });
});
