import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import type { BankSettings } from './wire-money.ts';

/** The banks that the settings name. What is missing may be played by a sandbox (`main.ts`). */
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

/** The sandbox banks never stand in for real ones unasked. */
export const mayPlayBanks = ({ NODE_ENV, PAYMENTS }: Config): boolean =>
  NODE_ENV !== 'production' || PAYMENTS === 'sandbox';
