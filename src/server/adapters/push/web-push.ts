import type { SafeHttpClient } from '../safe-http/safe-http-client.ts';
import type { Pusher } from './pusher.ts';

/** A push service keeps a message this long for a browser that is off, in seconds. */
const lifeSeconds = 3 * 86_400;

/**
 * Sends messages by Web Push (RFC 8030). Addresses come from browsers, so they are reached through the client that reaches
 * public addresses alone. `subject` is whom a push service may write to, as `mailto:`.
 */
export function createWebPusher({ client, subject }: { client: SafeHttpClient; subject: string }): Pusher {
  // Most portals start without anybody to tell, so the library is loaded with the first message.
  const load = async () => (await import('web-push')).default;
  return {
    createIdentity: async () => (await load()).generateVAPIDKeys(),
    send: async (identity, { endpoint, p256dh, auth }, payload) => {
      const { headers, body } = (await load()).generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails: { subject, ...identity }, TTL: lifeSeconds, urgency: 'normal' },
      );
      const { status } = await client.fetch({
        address: endpoint,
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers as Record<string, unknown>)
            .filter(([name]) => name.toLowerCase() !== 'content-length')
            .map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        ...(body ? { body } : {}),
        maxBytes: 16_384,
      });
      if (status >= 200 && status < 300) return 'sent';
      return status === 429 || status >= 500 ? 'later' : 'gone';
    },
  };
}
