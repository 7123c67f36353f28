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

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  // What Chromium's shell has not: a tray for notifications, and windows that only a press of its own may open.
  await worker.evaluate(() => {
    const seen = { shown: [] as object[], opened: [] as string[], closed: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const registration: object = Reflect.get(globalThis, 'registration');
    const clients: object = Reflect.get(globalThis, 'clients');
    Reflect.set(registration, 'showNotification', async (title: string, options: NotificationOptions) => {
      seen.shown.push({ title, body: options.body, url: options.data });
    });
    Reflect.set(clients, 'openWindow', async (address: string) => void seen.opened.push(address));
  });
  const seen = () =>
    worker.evaluate(
      () => Reflect.get(globalThis, 'seen') as { shown: object[]; opened: string[]; closed: number },
    );
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
  await expect.poll(async () => (await seen()).shown).toEqual([message]);

  await worker.evaluate((data) => {
    const Pressed: typeof Event = Reflect.get(globalThis, 'ExtendableEvent');
    const pressed = new Pressed('notificationclick');
    const close = () => {
      Reflect.get(globalThis, 'seen').closed += 1;
    };
    Object.assign(pressed, { notification: { close, data } });
    globalThis.dispatchEvent(pressed);
  }, message.url);
  expect(await seen()).toMatchObject({ opened: [message.url], closed: 1 });
  const ended = page.waitForResponse('**/api/push/unsubscribe/');
  await page.getByRole('button', { name: 'შეტყობინებების გამორთვა' }).click();
  expect((await ended).status()).toBe(200);
});
