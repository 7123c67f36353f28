import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/**
 * A device of the test's own that has passkeys: ES256 keys of node:crypto, authenticator data and attestation „none“ as the
 * standard lays them out (WebAuthn Level 3, sections 6.1 and 6.5). Each property may be bent to play a hostile one.
 */
export function createSoftwarePasskey({ origin }: { origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const encodedId = id.toString('base64url');
  let counter = 0;
  let userHandle: string | undefined;

  interface Bent {
    readonly origin?: string;
    readonly rpId?: string;
    readonly isVerified?: boolean;
    /** What the device counts up by. */
    readonly step?: number;
  }

  /** SHA-256 of the RP's id, flags (UP, UV, AT), the count. */
  function authenticatorData(rpId: string, { isVerified = true, hasKey = false }): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  const clientData = (type: string, challenge: string, of: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: of, crossOrigin: false }));

  /** The new key as `navigator.credentials.create` gives it. */
  function create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    { origin: of = origin, rpId = options.rp.id, isVerified = true }: Bent = {},
  ) {
    userHandle = options.user.id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const attested = Buffer.concat([
      authenticatorData(rpId, { isVerified, hasKey: true }),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      cose,
    ]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([attested.length]),
      attested,
    ]);
    return {
      id: encodedId,
      rawId: encodedId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, of).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The signed challenge as `navigator.credentials.get` gives it. */
  function get(
    options: { challenge: string; rpId: string },
    { origin: of = origin, rpId = options.rpId, isVerified = true, step = 1 }: Bent = {},
  ) {
    counter += step;
    const data = authenticatorData(rpId, { isVerified });
    const client = clientData('webauthn.get', options.challenge, of);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: encodedId,
      rawId: encodedId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        ...(userHandle ? { userHandle } : {}),
      },
    };
  }

  return { create, get };
}
