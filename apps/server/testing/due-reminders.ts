import { sendReminders } from '../src/saved/send-reminders.ts';
import type { TestCommunity } from './community.ts';
import { withDatabase } from './signed-in.ts';

export async function sendDueReminders({
  databaseUrl,
}: Pick<TestCommunity, 'databaseUrl'>): Promise<string[]> {
  const notified: string[] = [];
  await withDatabase(databaseUrl, (database) =>
    sendReminders({
      database,
      bus: { notice: (ids) => void notified.push(...ids) },
      onNotification: () => undefined,
    }),
  );
  return notified;
}
