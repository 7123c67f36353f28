import type { RegisterCall } from '#server/http/register-call.ts';
import { checkLinks, listLinks, removeRedirect, saveRedirect } from '#shared/contracts/office/links.ts';
import type { LinksDesk } from './links-desk.service.ts';

/** The desk of broken links and redirects. */
export function installLinksDesk(register: RegisterCall, desk: LinksDesk): void {
  register(listLinks, (asked) => desk.listLinks(asked.input));
  register(checkLinks, (asked) => {
    void asked.input;
    return desk.requestCheck();
  });
  register(saveRedirect, (asked) => desk.saveRedirect(asked.caller, asked.input));
  register(removeRedirect, (asked) => desk.removeRedirect(asked.caller, asked.input.id));
}
