import { createPublicKey, createVerify, X509Certificate } from 'node:crypto';
import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { formatGel, parseGel, type Tetri, tetri } from '#shared/money/tetri.ts';

/** Cartu Bank's card page: a form the payer's browser posts, and a signed XML confirmation from the bank. */
export interface CartuSettings {
  readonly url: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** A public key or a certificate, PEM. Only the key in a certificate counts, not its dates. */
  readonly publicKey: string;
  /** Whether confirmations tell amounts in tetri or in GEL with two decimals. */
  readonly amountUnit: 'minor' | 'major';
}

export type CartuStatus = 'C' | 'Y' | 'N' | 'U';

export interface CartuConfirmation {
  readonly orderCode: string;
  readonly paymentId: string;
  /** Undefined where it cannot be read in the bank's unit. */
  readonly amount: Tetri | undefined;
  readonly status: CartuStatus;
}

export type Cartu = ReturnType<typeof createCartu>;

/** 268 is Georgia, 981 is GEL. */
const country = '268';
const currency = '981';
const georgian = '01';

export function createCartu(settings: CartuSettings) {
  const key = settings.publicKey.includes('CERTIFICATE')
    ? new X509Certificate(settings.publicKey).publicKey
    : createPublicKey(settings.publicKey);

  /** What the payer's browser posts to the bank, and where. `language` goes out as `xDDDSProxy.Language`. */
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

  /** The parameters of a call, from its query or its body as it came. Their names are found in any case. */
  function readCall(raw: string): { xml: string; signature: string } {
    const parameters = [...new URLSearchParams(raw)];
    const parameter = (name: string) => parameters.find(([given]) => given.toLowerCase() === name)?.[1] ?? '';
    return { xml: parameter('confirmrequest'), signature: parameter('signature') };
  }

  /** Whether the bank signed exactly this text: RSA with SHA-1 over `ConfirmRequest=` and the xml as it was sent. */
  function isSigned(xml: string, signature: string): boolean {
    // A plus that was not escaped arrives as a space.
    const sent = signature.replaceAll(' ', '+');
    if (sent === '') return false;
    try {
      return createVerify('RSA-SHA1').update(`ConfirmRequest=${xml}`, 'utf8').verify(key, sent, 'base64');
    } catch {
      return false;
    }
  }

  /** What a confirmation says; undefined when it is none. Elements are found by name, wherever they stand. */
  function readConfirmation(xml: string): CartuConfirmation | undefined {
    if (xml.includes('<!')) return undefined;
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

  return { formFor, readCall, isSigned, readConfirmation, writeAnswer };
}

/** The bank's question answered: it charges, or keeps the charge, only when accepted. */
const writeAnswer = (
  { orderCode, paymentId }: Pick<CartuConfirmation, 'orderCode' | 'paymentId'>,
  isAccepted: boolean,
): string =>
  `<ConfirmResponse><TransactionId>${escapeMarkup(orderCode)}</TransactionId><PaymentId>${escapeMarkup(paymentId)}</PaymentId><Status>${isAccepted ? 'ACCEPTED' : 'DECLINED'}</Status></ConfirmResponse>`;

/** The text of the one element of that name; none where there are several, so that nothing is read in two ways. */
function elementOf(xml: string, name: string): string | undefined {
  const found = [...xml.matchAll(new RegExp(`<${name}(?:\\s[^<>]*)?>([^<]*)</${name}\\s*>`, 'g'))];
  return found.length === 1 ? unescapeXml(found[0]?.[1] ?? '').trim() : undefined;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => signs[name] ?? '');
