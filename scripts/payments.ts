/** `npm run payments`: what banks have not answered, and money by hand. */
import { parseArgs } from 'node:util';
import { readPaymentOrder, runPayments } from '../src/server/operator/payments.ts';

const help = `npm run payments -- list | settle CODE | fail CODE | refund CODE | adjust | audit
  list                               Cartu orders that the bank has not answered; look them up in its statement
  settle CODE --reason TEXT          the statement shows that it was paid
  fail CODE --reason TEXT            the statement shows that it was not
  refund CODE --reason TEXT          gives a payment back; Bank of Georgia is asked to, at Cartu Bank do it first
         [--amount 12.50]            a part of it
  adjust --email ADDRESS --amount ±12.50 --reason TEXT
                                     changes a balance; below zero it is paid out
  audit                              looks through the books; exits 1 when something does not add up
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    reason: { type: 'string' },
    amount: { type: 'string' },
    email: { type: 'string' },
  },
  allowPositionals: true,
});
const order = readPaymentOrder(positionals, values);

if (values.help) console.log(help);
else if (order) process.exitCode = await runPayments(order);
else {
  console.error(help);
  process.exitCode = 1;
}
