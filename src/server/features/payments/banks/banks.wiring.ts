import { readFileSync } from 'node:fs';
import type { Config } from '../../../config.ts';
import type { BankSettings } from '../payments.wiring.ts';

/** Reads the settings of the banks. A bank without settings is closed, unless a sandbox simulates both (`main.ts`). */
export function readBanks(config: Config): BankSettings {
  const { CARTU_URL, CARTU_MERCHANT_ID, CARTU_PUBLIC_KEY } = config;
  const { BOG_API_URL, BOG_TOKEN_URL, BOG_CLIENT_ID, BOG_CLIENT_SECRET, BOG_PUBLIC_KEY } = config;
  return {
    cartu:
      CARTU_URL && CARTU_MERCHANT_ID && CARTU_PUBLIC_KEY
        ? {
            url: CARTU_URL,
            merchantId: CARTU_MERCHANT_ID,
            merchantName: config.CARTU_MERCHANT_NAME ?? `salbuni!${new URL(config.SITE_URL).host}`,
            merchantCity: config.CARTU_MERCHANT_CITY ?? 'Tbilisi',
            publicKey: readFileSync(CARTU_PUBLIC_KEY, 'utf8'),
            amountUnit: config.CARTU_AMOUNT_UNIT ?? 'minor',
          }
        : undefined,
    bog:
      BOG_API_URL && BOG_TOKEN_URL && BOG_CLIENT_ID && BOG_CLIENT_SECRET && BOG_PUBLIC_KEY
        ? {
            apiUrl: BOG_API_URL,
            tokenUrl: BOG_TOKEN_URL,
            clientId: BOG_CLIENT_ID,
            clientSecret: BOG_CLIENT_SECRET,
            publicKey: readFileSync(BOG_PUBLIC_KEY, 'utf8'),
          }
        : undefined,
  };
}

/** Sandbox banks never run beside a real one, and on a public site only if PAYMENTS requests them. */
export const maySimulateBanks = (config: Config): boolean =>
  !config.CARTU_URL && !config.BOG_API_URL && (!config.isPublicSite || config.PAYMENTS === 'sandbox');
