import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { stubPushService } from '#tests/support/journey-push.ts';
import { expect, test, visit } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

const endpoint = 'https://push.example.ge/send/abc';

test('a browser is told of an answer: subscribed by a press, shown by the real worker, opened by a press', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await stubPushService(page, endpoint);
  await signInByCall(context, await makeAccount(context));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) done(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await visit(page, '/authentication/profile/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const subscribed = page.waitForRequest('**/api/push/subscribe/');
  await page.getByRole('button', { name: 'შეტყობინებების ჩართვა' }).click();
  expect((await subscribed).postData()).toContain(encodeURIComponent(endpoint));
  await expect(page.locator('[data-toast=success]')).toBeVisible();

  const message = {
    title: 'პასუხი მზად არის',
    body: 'შედით და წაიკითხეთ.',
    url: '/authentication/userquestions/?question=7',
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL ?? '',
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        url: data,
      }));
    });
  await expect.poll(shown).toEqual([message]);

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as object as ServiceWorkerRegistration & {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
    };
    // Opening a window needs a press that Chromium saw itself.
    const addresses: string[] = [];
    scope.clients.openWindow = async (address) => {
      addresses.push(address);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const Pressed = Reflect.get(globalThis, 'NotificationEvent');
    scope.dispatchEvent(new Pressed('notificationclick', { notification }));
    return addresses;
  });
  expect(opened).toEqual([message.url]);
  await expect.poll(shown).toEqual([]);
  await page.getByRole('button', { name: 'შეტყობინებების გამორთვა' }).click();
  await page.waitForResponse('**/api/push/unsubscribe/');
});
