import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StaffError, createStaff, forgetSecondFactor, restoreStaff } from './account/staff.ts';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './db/database.ts';
import { explain } from './start-errors.ts';

const usage = `  pnpm staff create <email>                 makes an account of staff and asks for its password
  pnpm staff forget-second-factor <email>   for a lost phone without recovery codes
  pnpm staff restore <email>                lifts a suspension that no colleague can lift`;

const acts = ['create', 'forget-second-factor', 'restore'] as const;
const isAct = (word: string | undefined): word is (typeof acts)[number] =>
  acts.some((act) => act === word);

/** Reads a line without showing it; of a pipe, its first line. */
async function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  stdout.write(question);
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    return stdin.isTTY
      ? await lines.question('')
      : ((await lines[Symbol.asyncIterator]().next()).value ?? '');
  } finally {
    lines.close();
    stdout.write('\n');
  }
}

/** `pnpm staff …` on the database that the environment names. Passwords come by the terminal, never as arguments. */
export async function runStaffCommand([act, email, ...more]: readonly string[]): Promise<void> {
  if (!isAct(act) || email === undefined || more.length > 0) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const password = act === 'create' ? await askHidden(`Password of ${email}: `) : '';
    const database = await openDatabase(readConfiguration(process.env).database);
    try {
      await database.migrate();
      const now = Date.now();
      if (act === 'create') await createStaff(database, { email, password, now });
      else if (act === 'restore') await restoreStaff(database, { email, now });
      else await forgetSecondFactor(database, { email, now });
    } finally {
      await database.close();
    }
    console.log(
      act === 'forget-second-factor'
        ? `✓ ${email} sets up a new second factor at the next sign-in.`
        : `✓ ${email} can sign in as staff.`,
    );
  } catch (error) {
    console.error(`✗ ${error instanceof StaffError ? error.message : explain(error)}`);
    process.exitCode = 1;
  }
}
