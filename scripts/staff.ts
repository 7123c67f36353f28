/** `npm run staff`: makes or changes a staff account. */
import { parseArgs } from 'node:util';
import { runStaff } from '../src/server/operator/staff.ts';
import { roles } from '../src/shared/contracts/accounts.ts';

const help = `npm run staff -- --email ADDRESS --role consultant|editor|sales|admin [--consultant ID]
  Makes the account of that address a staff account, or makes a new one, and prints how to finish it:
  the secret for an authenticator app, ten recovery codes, and for a new account a link to choose a password.
  --role ROLE         may be given several times; „none“ takes the rights away
  --consultant ID     the consultant record a consultant answers as
  --new-codes         makes a new secret and new codes for an account that has some already
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    email: { type: 'string' },
    role: { type: 'string', multiple: true },
    consultant: { type: 'string' },
    'new-codes': { type: 'boolean', default: false },
  },
});
const given = (values.role ?? []).filter((role) => role !== 'none');
const known = roles.filter((role) => given.includes(role));
const consultant = values.consultant === undefined ? undefined : Number(values.consultant);
const isComplete = values.email !== undefined && values.role !== undefined && known.length === given.length;
const isId = consultant === undefined || (Number.isInteger(consultant) && consultant > 0);

if (values.help) console.log(help);
else if (!isComplete || !isId) {
  console.error(`--email and --role are needed, and --consultant is a number\n\n${help}`);
  process.exitCode = 1;
} else {
  process.exitCode = await runStaff({
    email: values.email ?? '',
    roles: known,
    consultantId: consultant,
    newCodes: values['new-codes'],
  });
}
