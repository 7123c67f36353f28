export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** Where a browser may be when it uses a passkey. */
  readonly origins: string[];
}

/**
 * For whom passkeys are made: the host of SITE_URL. Browsers make none for a bare address, so a portal on 127.0.0.1 makes
 * them for `localhost`, where it is opened as well.
 */
export function relyingPartyOf({ siteUrl, siteName }: { siteUrl: string; siteName: string }): RelyingParty {
  const { origin, hostname, protocol, port } = new URL(siteUrl);
  const isBareAddress = hostname === '127.0.0.1' || hostname === '[::1]';
  if (!isBareAddress) return { id: hostname, name: siteName, origins: [origin] };
  const local = new URL(`${protocol}//localhost${port ? `:${port}` : ''}`).origin;
  return { id: 'localhost', name: siteName, origins: [origin, local] };
}

/** The library of passkeys brings three hundred modules and few sign in with one: it comes with the first. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
