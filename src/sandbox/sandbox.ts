import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { receiveCartuCallback } from '#shared/contracts/payments.ts';
import { installBogBank } from './bog-bank.ts';
import { openBogOrders } from './bog-orders.ts';
import { installCartuBank, merchantId } from './cartu-bank.ts';
import { makeBankKeys } from './keys.ts';
import { styleSheet } from './page.ts';

export interface SandboxOptions {
  /** The folder of the banks' orders. */
  readonly directory: string;
  /** The portal's origins: `siteUrl` as browsers reach it, `ownUrl` as this process reaches it. */
  readonly siteUrl: string;
  readonly ownUrl: string;
}

/** The maximum length of an address; those of the portal are shorter. */
const maxAddressLength = 500;

const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Opens both sandbox banks with new keys and secrets.
 * @returns the settings by which the portal reaches them, and a function that registers their routes
 */
export function openSandbox({ directory, siteUrl, ownUrl }: SandboxOptions) {
  const [cartuKeys, bogKeys] = [makeBankKeys(), makeBankKeys()];
  const client = { clientId: 'sandbox', clientSecret: newSecret() };
  const isOwnAddress = (url: string): boolean =>
    url.startsWith(`${siteUrl}/`) && url.length <= maxAddressLength;
  return {
    settings: {
      isSandbox: true,
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
        callbackUrl: () => `${ownUrl}${receiveCartuCallback.path}`,
        isAllowedReturnUrl: isOwnAddress,
      });
      installBogBank(app, {
        keys: bogKeys,
        orders: openBogOrders(join(directory, 'bog-orders.jsonl')),
        ...client,
        token: newSecret(),
        isAllowedUrl: isOwnAddress,
        publicUrl: () => siteUrl,
        resolveCallbackUrl: (url) => url.replace(siteUrl, ownUrl),
      });
      app.get('/sandbox/style.css', (_request, reply) =>
        reply.header('content-type', 'text/css; charset=utf-8').send(styleSheet),
      );
    },
  };
}
