import { findFaults } from '#tests/support/axe.ts';
import { makeAccount, signInByForm, signOut } from '#tests/support/journey-account.ts';
import { expect, test, visit } from './portal.ts';

// Browsers make no passkeys for a bare address.
test.use({ baseURL: process.env.BASE_URL?.replace('127.0.0.1', 'localhost') });

test('adds a passkey to the account, signs in with nothing else, and removes it', async ({
  page,
  context,
  complaints,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const account = await makeAccount(context);
  await visit(page, '/authentication/signin/');
  await signInByForm(page, account);
  await expect(page).toHaveURL('/');
  await visit(page, '/authentication/profile/');
  await page.getByRole('button', { name: 'გასაღების დამატება' }).click();
  await expect(page.locator('[data-passkey]')).toHaveCount(1);
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'გასაღების დამატება' }).click();
  await expect(page.locator('[data-toast=info]')).toHaveText(/უკვე დამატებულია/);
  await expect(page.locator('[data-passkey]')).toHaveCount(1);

  await signOut(page);
  await expect(page).toHaveURL('/');
  await visit(page, '/authentication/signin/');
  const byPasskey = page.getByRole('button', { name: 'წვდომის გასაღებით შესვლა' });
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await byPasskey.click();
  await expect(page.locator('[data-toast=info]')).toBeVisible();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await byPasskey.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header').getByRole('link', { name: account.firstName })).toBeVisible();

  await visit(page, '/authentication/profile/');
  await page.locator('[data-passkey] button').click();
  await expect(page.locator('[data-passkey]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
