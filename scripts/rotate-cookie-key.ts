import { findDatabase } from '../apps/server/src/open-database.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { rotateCookieKey } from '../apps/server/src/platform/db/secrets.ts';
import { runOperatorCommand } from './operator-command.ts';

runOperatorCommand(async (config) => {
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(await findDatabase(config, opened));
  opened.defer(() => database.$client.end());
  const ended = await rotateCookieKey(database);
  console.log(
    `The key of the cookies is a new one, and ${ended} sessions have ended. Now restart every server.`,
  );
});
