import { createPublicKey, createVerify, X509Certificate } from 'node:crypto';
import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { formatGel, parseGel, type Tetri, tetri } from '#shared/money/tetri.ts';

/** Cartu Bank's card page: a form that the payer's browser posts, and a signed XML confirmation by the bank. */
export interface CartuSettings {
  readonly url: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** A public key or certificate, PEM. The validity dates of a certificate are ignored. */
  readonly publicKey: string;
  /** Whether amounts in confirmations are in tetri or in GEL with two decimals. */
  readonly amountUnit: 'minor' | 'major';
}

export type CartuStatus = 'C' | 'Y' | 'N' | 'U';

export interface CartuConfirmation {
  readonly orderCode: string;
  readonly paymentId: string;
  /** Undefined if it does not parse in the bank's unit. */
  readonly amount: Tetri | undefined;
  readonly status: CartuStatus;
}

export type Cartu = ReturnType<typeof createCartu>;

/** Codes of Georgia and of GEL. */
const country = '268';
const currency = '981';
const georgian = '01';

export function createCartu(settings: CartuSettings) {
  const key = settings.publicKey.includes('CERTIFICATE')
    ? new X509Certificate(settings.publicKey).publicKey
    : createPublicKey(settings.publicKey);

  /** The form that the payer's browser posts to the bank, with its address. `language` is sent as `xDDDSProxy.Language`. */
  const formFor = ({ code, amount, returnUrl }: { code: string; amount: Tetri; returnUrl: string }) => ({
    url: settings.url,
    params: {
      PurchaseDesc: code,
      PurchaseAmt: formatGel(amount),
      CountryCode: country,
      CurrencyCode: currency,
      MerchantName: settings.merchantName,
      MerchantURL: returnUrl,
      MerchantCity: settings.merchantCity,
      MerchantID: settings.merchantId,
      language: georgian,
    },
  });

  /** Reads the parameters of a call from its raw query or body; names match in any case. */
  function readCall(raw: string): { xml: string; signature: string } {
    const parameters = [...new URLSearchParams(raw)];
    const parameter = (name: string) => parameters.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
    return { xml: parameter('confirmrequest'), signature: parameter('signature') };
  }

  /** Verifies the bank's signature: RSA with SHA-1 over `ConfirmRequest=` and the XML as received. */
  function isSigned(xml: string, signature: string): boolean {
    // An unescaped plus arrives as a space.
    const signatureText = signature.replaceAll(' ', '+');
    if (signatureText === '') return false;
    try {
      return createVerify('RSA-SHA1')
        .update(`ConfirmRequest=${xml}`, 'utf8')
        .verify(key, signatureText, 'base64');
    } catch {
      return false;
    }
  }

  /** Parses a confirmation; undefined if the XML is none. Elements are found by name at any depth. */
  function readConfirmation(xml: string): CartuConfirmation | undefined {
    if (xml.includes('<!') || xml.includes('\0')) return undefined;
    const orderCode = elementOf(xml, 'TransactionId');
    const status = elementOf(xml, 'Status');
    if (!orderCode || (status !== 'C' && status !== 'Y' && status !== 'N' && status !== 'U'))
      return undefined;
    const amount = elementOf(xml, 'Amount') ?? '';
    return { orderCode, paymentId: elementOf(xml, 'PaymentId') ?? '', amount: readAmount(amount), status };
  }

  function readAmount(text: string): Tetri | undefined {
    if (settings.amountUnit === 'major') return /^\d+\.\d{2}$/.test(text) ? parseGel(text) : undefined;
    return /^\d{1,11}$/.test(text) ? tetri(Number(text)) : undefined;
  }

  /** Does nothing; for a bank without settings this refuses (closed.ts). */
  const requireOpen = (): void => {};

  return { requireOpen, formFor, readCall, isSigned, readConfirmation, writeAnswer };
}

/** Writes the answer to a confirmation: the bank charges, or keeps the charge, only if it is accepted. */
const writeAnswer = (
  { orderCode, paymentId }: Pick<CartuConfirmation, 'orderCode' | 'paymentId'>,
  isAccepted: boolean,
): string =>
  `<ConfirmResponse><TransactionId>${escapeMarkup(orderCode)}</TransactionId><PaymentId>${escapeMarkup(paymentId)}</PaymentId><Status>${isAccepted ? 'ACCEPTED' : 'DECLINED'}</Status></ConfirmResponse>`;

/** The text of the only element with that name; undefined if there are several, so that no confirmation is ambiguous. */
function elementOf(xml: string, name: string): string | undefined {
  const found = [...xml.matchAll(new RegExp(`<${name}(?:\\s[^<>]*)?>([^<]*)</${name}\\s*>`, 'g'))];
  return found.length === 1 ? unescapeXml(found[0]?.[1] ?? '').trim() : undefined;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => signs[name] ?? '');
