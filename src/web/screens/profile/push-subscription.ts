import { getPushKey, subscribePush, unsubscribePush } from '#shared/contracts/notices.ts';
import { callApi } from '#web/data/session/browser-session.ts';

/** Whether this browser can be told anything while no page of the portal is open. */
export const canReceivePush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser; undefined where there is none, or no service worker yet. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks for the permission, subscribes this browser and gives the portal its address. */
export async function startTelling(): Promise<'on' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await callApi(getPushKey, {});
  const registration = await navigator.serviceWorker.ready;
  const subscription = await subscribe(registration, key);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed';
  await callApi(subscribePush, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return 'on';
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<PushSubscription | undefined> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // It was made for another key of the portal.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch(() => undefined);
  }
}

/** Ends the subscription of this browser, with the portal too. */
export async function stopTelling(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await callApi(unsubscribePush, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
