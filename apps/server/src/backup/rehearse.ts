import { connectTo } from '../platform/db/database.ts';

export async function describeCommunity(databaseUrl: string): Promise<string> {
  const client = await connectTo(databaseUrl, 'rehearsal');
  try {
    const { rows } = await client.query<{
      members: string;
      messages: string;
      files: string;
      last: Date | null;
    }>(`
      select (select count(*) from profiles) as members, (select count(*) from messages) as messages,
        (select count(*) from attachments) as files, (select max(created_at) from messages) as last`);
    const { members = '0', messages = '0', files = '0', last } = rows[0] ?? {};
    const latest = last ? `, the last of ${last.toISOString()}` : '';
    return `It holds ${members} members, ${messages} messages${latest}, and ${files} files.`;
  } finally {
    await client.end();
  }
}
