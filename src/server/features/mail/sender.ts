interface Site {
  readonly MAIL_FROM?: string | undefined;
  readonly SITE_NAME: string;
  readonly SITE_URL: string;
}

/** The sender of letters: the setting, or the site's name with an address of its host. */
export const senderOf = ({ MAIL_FROM, SITE_NAME, SITE_URL }: Site): string =>
  MAIL_FROM ?? `"${SITE_NAME}" <no-reply@${new URL(SITE_URL).hostname}>`;

/** The recipient for the editorial team while no editor has an account: the sender's address, if one is set. */
export function editorsAddressOf({ MAIL_FROM = '', SITE_URL }: Site): string {
  const [, address] = /<?([^<>\s]+@[^<>\s]+)>?\s*$/.exec(MAIL_FROM) ?? [];
  return address ?? `editors@${new URL(SITE_URL).hostname}`;
}
