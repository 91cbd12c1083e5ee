import { randomUUID } from 'node:crypto';
import type { TestCommunity, TestMember } from './community.ts';

/** A channel that only these members read; the first one owns it. */
export async function openPrivateChannel(
  { query }: Pick<TestCommunity, 'query'>,
  members: Pick<TestMember, 'id'>[],
  {
    name = '',
    description = '',
    kind = 'group',
  }: { name?: string; description?: string; kind?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await query('insert into channels (id, name, description, kind) values ($1, $2, $3, $4)', [
    id,
    name,
    description,
    kind,
  ]);
  for (const [at, member] of members.entries())
    await query('insert into channel_members (channel_id, user_id, owner) values ($1, $2, $3)', [
      id,
      member.id,
      at === 0,
    ]);
  return id;
}

export const removeFromChannel = (
  { query }: Pick<TestCommunity, 'query'>,
  id: string,
  member: { id: string },
) => query('delete from channel_members where channel_id = $1 and user_id = $2', [id, member.id]);
