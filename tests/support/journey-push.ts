import type { Page } from '@playwright/test';

/** What a browser's maker would give: the keys that messages are encrypted with. */
export const pushKeys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };

/** Stands in for the one thing that Chromium cannot reach in a test: the push service of its maker. */
export const stubPushService = (page: Page, endpoint: string): Promise<unknown> =>
  page.addInitScript(
    ({ address, keys }) => {
      let current: object | null = null;
      const made = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error('no key');
          current = made;
          return current;
        },
      });
    },
    { address: endpoint, keys: pushKeys },
  );
