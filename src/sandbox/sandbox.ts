import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { installBogBank } from './bog-bank.ts';
import { openBogOrders } from './bog-orders.ts';
import { installCartuBank, merchantId } from './cartu-bank.ts';
import { openBankKeys } from './keys.ts';
import { style } from './page.ts';

export interface SandboxOptions {
  /** Where keys and the bank's own orders are kept. */
  readonly directory: string;
  /** The portal as browsers reach it, and as this process does. */
  readonly siteUrl: string;
  readonly ownUrl: string;
}

/** Both sandbox banks: the settings a portal reaches them with, and their routes. */
export function openSandbox({ directory, siteUrl, ownUrl }: SandboxOptions) {
  const cartuKeys = openBankKeys(directory, 'cartu-keys');
  const bogKeys = openBankKeys(directory, 'bog-keys');
  const client = { clientId: 'sandbox', clientSecret: 'sandbox' };
  return {
    settings: {
      cartu: {
        url: `${siteUrl}/sandbox/cartu/pay`,
        merchantId,
        merchantName: 'salbuni',
        merchantCity: 'Tbilisi',
        publicKey: cartuKeys.publicKey,
        amountUnit: 'minor' as const,
      },
      bog: {
        apiUrl: `${ownUrl}/sandbox/bog/payments/v1`,
        tokenUrl: `${ownUrl}/sandbox/bog/token`,
        publicKey: bogKeys.publicKey,
        ...client,
      },
    },
    keys: { cartu: cartuKeys, bog: bogKeys },
    install(app: FastifyInstance): void {
      installCartuBank(app, {
        keys: cartuKeys,
        callbackUrl: () => `${ownUrl}/payment/cartu/callback/`,
        mayReturnTo: (url) => url.startsWith(`${siteUrl}/`),
      });
      installBogBank(app, {
        keys: bogKeys,
        orders: openBogOrders(join(directory, 'bog-orders.jsonl')),
        ...client,
        publicUrl: () => siteUrl,
        reach: (url) => url.replace(siteUrl, ownUrl),
      });
      app.get('/sandbox/style.css', (_request, reply) =>
        reply.header('content-type', 'text/css; charset=utf-8').send(style),
      );
    },
  };
}
