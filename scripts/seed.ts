import { parseArgs } from 'node:util';
import { openUpToDate } from '../apps/server/src/open-database.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { seedMembers, seedMessages, seedPassword } from '../apps/server/src/seed.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Fills the configured or embedded database, whether or not its server runs. */
runOperatorCommand(async (config) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { members: text, messages: text, channel: text, 'public-site': { type: 'boolean' } },
  });
  // Seeded members have a public password.
  if (config.publicUrl?.startsWith('https:') && !values['public-site'])
    throw new StartupError('This is a public site. To seed it anyway, add --public-site.');
  const count = (name: 'members' | 'messages', otherwise: number) => {
    const number = Number(values[name] ?? otherwise);
    if (!Number.isInteger(number) || number < 0 || number > 10_000_000) {
      throw new StartupError(`--${name} takes a whole number.`);
    }
    return number;
  };
  const members = count('members', 20);
  const messages = count('messages', 500);
  await using opened = new AsyncDisposableStack();
  const database = await openUpToDate(config, opened);
  const authors = await seedMembers(database, members);
  if (authors.length > 0) await seedMessages(database, authors, messages, values.channel);
  console.log(
    `member1@example.com to member${members}@example.com are there, with the password "${seedPassword}", ` +
      `and ${authors.length > 0 ? messages : 0} more messages.`,
  );
});
