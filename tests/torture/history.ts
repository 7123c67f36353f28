/** Events acknowledged to clients, which the portal must neither lose nor duplicate. */
export type Entry =
  | { readonly what: 'topped_up'; readonly payer: number; readonly amount: number }
  | {
      readonly what: 'package_bought';
      readonly payer: number;
      readonly price: number;
      readonly questions: number;
    }
  | {
      readonly what: 'question_paid';
      readonly payer: number;
      readonly question: number;
      readonly fromBalance: number;
      readonly fromPackage: boolean;
    }
  | { readonly what: 'adjusted' | 'refunded'; readonly payer: number; readonly amount: number }
  | { readonly what: 'answered'; readonly question: number; readonly consultant: number };

export type History = Entry[];

/** The expected state of an account after its history. */
export interface Expected {
  readonly balance: number;
  readonly questionsLeft: number;
}

export function expectedOf(history: History, payer: number): Expected {
  let balance = 0;
  let questionsLeft = 0;
  for (const entry of history) {
    if (entry.what === 'answered' || entry.payer !== payer) continue;
    switch (entry.what) {
      case 'topped_up':
        balance += entry.amount;
        break;
      case 'adjusted':
        balance += entry.amount;
        break;
      case 'refunded':
        balance -= entry.amount;
        break;
      case 'package_bought':
        balance -= entry.price;
        questionsLeft += entry.questions;
        break;
      case 'question_paid':
        balance -= entry.fromBalance;
        questionsLeft -= entry.fromPackage ? 1 : 0;
        break;
    }
  }
  return { balance, questionsLeft };
}
