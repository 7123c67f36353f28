import type { RegisterCall } from '#server/http/register-call.ts';
import {
  blockAccount,
  confirmAccountAgain,
  downloadAccount,
  listAccounts,
  lookAtAccount,
  removeAccount,
  setAccountRoles,
  signAccountOut,
  unblockAccount,
} from '#shared/contracts/office/accounts.ts';
import type { AccountsDesk } from './accounts-desk.service.ts';

/** The desk of accounts. */
export function installAccountsDesk(register: RegisterCall, desk: AccountsDesk): void {
  register(listAccounts, ({ input }) => desk.listAccounts(input));
  register(lookAtAccount, ({ caller, origin, input }) => desk.look({ caller, origin, ...input }));
  register(downloadAccount, ({ caller, origin, input }) => desk.download({ caller, origin, ...input }));
  register(blockAccount, ({ caller, origin, input }) => desk.block({ caller, origin, ...input }));
  register(unblockAccount, ({ caller, origin, input }) => desk.unblock({ caller, origin, ...input }));
  register(signAccountOut, ({ caller, origin, input }) => desk.signOut({ caller, origin, ...input }));
  register(setAccountRoles, async ({ caller, origin, inputBeside }) =>
    desk.setRoles({ caller, origin, ...(await inputBeside(desk.refuseUnknownRecords)) }),
  );
  register(confirmAccountAgain, ({ caller, origin, input }) =>
    desk.confirmAgain({ caller, origin, ...input }),
  );
  register(removeAccount, ({ caller, origin, input }) => desk.remove({ caller, origin, ...input }));
}
