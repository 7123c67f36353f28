import type { RegisterCall } from '#server/http/register-call.ts';
import { checkLinks, listLinks, removeRedirect, saveRedirect } from '#shared/contracts/office/links.ts';
import type { LinksDesk } from './links-desk.service.ts';

/** The desk of broken links and redirects. */
export function installLinksDesk(register: RegisterCall, desk: LinksDesk): void {
  register(listLinks, (incoming) => desk.listLinks(incoming.input));
  register(checkLinks, (incoming) => {
    void incoming.input;
    return desk.requestCheck();
  });
  register(saveRedirect, async (incoming) =>
    desk.saveRedirect(incoming.caller, await incoming.inputBeside(desk.refuseForeign)),
  );
  register(removeRedirect, (incoming) => desk.removeRedirect(incoming.caller, incoming.input.id));
}
