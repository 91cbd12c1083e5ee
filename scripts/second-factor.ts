import { removeSecondFactor } from '../apps/server/src/auth/remove-second-factor.ts';
import { openUpToDate } from '../apps/server/src/open-database.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Removes the second factor of a staff member who lost every device, so that they can set up another. */
runOperatorCommand(async (config) => {
  const [command, address] = process.argv.slice(2);
  if (command !== 'remove' || !address)
    throw new StartupError('Say whose: npm run second-factor -- remove ada@example.com');
  await using opened = new AsyncDisposableStack();
  const database = await openUpToDate(config, opened);
  if (!(await removeSecondFactor(database, address)))
    throw new StartupError(`Nobody has an account under ${address}.`);
  console.log(`${address} has no second factor any more, and is signed out everywhere.`);
});
