import { parseArgs } from 'node:util';
import { readConfig } from '../apps/server/src/config.ts';
import { openUpToDate } from '../apps/server/src/db/open.ts';
import { seedMembers, seedMessages, seedPassword } from '../apps/server/src/seed.ts';
import { StartUpFault } from '../apps/server/src/start-up-fault.ts';
import { loadSettings } from './run.ts';

/** Fills the database that the environment names, the embedded one included whether or not its server runs. */
async function seed() {
  loadSettings();
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { members: text, messages: text, channel: text } });
  const count = (name: 'members' | 'messages', otherwise: number) => {
    const number = Number(values[name] ?? otherwise);
    if (!Number.isInteger(number) || number < 0 || number > 10_000_000) {
      throw new StartUpFault(`--${name} takes a whole number.`);
    }
    return number;
  };
  const members = count('members', 20);
  const messages = count('messages', 500);
  await using opened = new AsyncDisposableStack();
  const database = await openUpToDate(readConfig(), opened);
  const authors = await seedMembers(database, members);
  if (authors.length > 0) await seedMessages(database, authors, messages, values.channel);
  console.log(
    `member1@example.com to member${members}@example.com are there, with the password "${seedPassword}", ` +
      `and ${authors.length > 0 ? messages : 0} more messages.`,
  );
}

seed().catch((error: unknown) => {
  console.error(error instanceof StartUpFault ? error.message : error);
  process.exitCode = 1;
});
