import type { DeleteForm } from '#shared/accounts/forms.ts';
import type { Message } from '#shared/contracts/answer-fields.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import { moneyMessages } from '#shared/language/ka/payments/money.ts';
import { plainIban } from '#shared/money/iban.ts';
import type { Tetri } from '#shared/money/tetri.ts';
import type { AccountsRepository, Transact, Tx } from '../accounts.repository.ts';

export type RemovalService = ReturnType<typeof createRemovalService>;

/** What money says and does of an account whose owner goes, in the caller's transaction. */
export interface LeavingMoney {
  lockMoney(tx: Tx, accountId: number): Promise<{ balance: Tetri; hasOpenHold: boolean; isAsked: boolean }>;
  giveUp(tx: Tx, accountId: number, balance: Tetri): Promise<void>;
  askRefund(
    tx: Tx,
    refund: { accountId: number; balance: Tetri; iban: string; holder: string },
  ): Promise<void>;
  /** Whether the whole balance can go back to the cards that it was paid with. */
  canRefundToCard(tx: Tx, accountId: number, balance: Tetri): Promise<boolean>;
  askCardRefund(tx: Tx, refund: { accountId: number; balance: Tetri }): Promise<void>;
}

/** Removes an account for its owner, who chooses what becomes of a balance that is left (DOMAIN.md, „Privacy“). */
export function createRemovalService({
  within,
  transact,
  money,
}: {
  within: (tx: Tx) => Pick<AccountsRepository, 'removeAccount'>;
  transact: Transact;
  money: LeavingMoney;
}) {
  /**
   * Removes the account, or asks for its balance first; then it goes with the paying out.
   * @throws Problem `balance_left`, `question_open`, `refund_asked`, `no_card`
   */
  const remove = (
    accountId: number,
    choice: Omit<DeleteForm, 'password'>,
  ): Promise<{ isRemoved: boolean; isToCard?: true }> =>
    transact(async (tx) => {
      const { balance, hasOpenHold, isAsked } = await money.lockMoney(tx, accountId);
      if (isAsked) throw conflict(moneyMessages.leaving.waits, 'refund_asked');
      if (choice.balance === undefined && (balance > 0 || hasOpenHold))
        throw conflict(moneyMessages.balanceLeft, 'balance_left');
      if (hasOpenHold) throw conflict(moneyMessages.leaving.questionOpen, 'question_open');
      if (balance > 0 && choice.balance === 'refund') {
        const { iban = '', holder = '' } = choice;
        await money.askRefund(tx, { accountId, balance, iban: plainIban(iban), holder });
        return { isRemoved: false };
      }
      if (balance > 0 && choice.balance === 'card') {
        await money.askCardRefund(tx, { accountId, balance });
        return { isRemoved: false, isToCard: true };
      }
      if (balance > 0) await money.giveUp(tx, accountId, balance);
      await within(tx).removeAccount(accountId);
      return { isRemoved: true };
    });

  const answer = ({
    isRemoved,
    isToCard,
  }: {
    isRemoved: boolean;
    isToCard?: true;
  }): Message & { removed: boolean } => ({
    msg: isRemoved
      ? messages.deleted
      : isToCard
        ? moneyMessages.leaving.acceptedToCard
        : moneyMessages.leaving.accepted,
    removed: isRemoved,
  });

  /** Says what an owner who wants to go can choose. */
  const listChoices = (accountId: number): Promise<{ card: boolean; is_asked: boolean }> =>
    transact(async (tx) => {
      const { balance, isAsked } = await money.lockMoney(tx, accountId);
      return { card: !isAsked && (await money.canRefundToCard(tx, accountId, balance)), is_asked: isAsked };
    });

  return { remove, answer, listChoices };
}

const conflict = (message: string, code: string): Problem => new Problem('conflict', { message, code });
