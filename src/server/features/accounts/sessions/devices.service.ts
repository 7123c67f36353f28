import { describeUserAgent } from '#shared/accounts/describe-user-agent.ts';
import type { EnqueueMail } from '../../mail/mail.service.ts';
import type { Transact, Tx } from '../accounts.repository.ts';
import type { Origin } from '../security-log.repository.ts';
import type { DevicesRepository } from './devices.repository.ts';
import { hashToken, makeToken } from './secret-token.ts';

export type Devices = ReturnType<typeof createDevices>;

/** Devices are told apart by a cookie of the browser; a sign-in from one that is new is told to the owner by mail. */
export function createDevices({
  within,
  transact,
  enqueueMail,
  now,
}: {
  within: (tx: Tx) => DevicesRepository;
  transact: Transact;
  enqueueMail: EnqueueMail;
  now: () => number;
}) {
  /** Notes the device of a sign-in. @returns its token, which the browser stores. */
  function noteDevice(signIn: {
    accountId: number;
    origin: Origin;
    device: string | undefined;
  }): Promise<string> {
    const { accountId, origin } = signIn;
    const token = signIn.device && isToken(signIn.device) ? signIn.device : makeToken();
    const at = new Date(now());
    return transact(async (tx) => {
      const devices = within(tx);
      if (await devices.seeDevice(accountId, hashToken(token), at)) return token;
      if (await devices.addDevice(accountId, hashToken(token), at))
        await enqueueMail(tx, {
          kind: 'new_device',
          to: { account: accountId },
          facts: { device: describeUserAgent(origin.agent), at: at.toISOString() },
        });
      return token;
    });
  }

  return { noteDevice };
}

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
