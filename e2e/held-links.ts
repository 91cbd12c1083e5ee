import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestCommunity, TestMember } from '../apps/server/testing/community.ts';

export interface Waiting {
  readonly newcomer: TestMember;
  readonly keeper: TestMember;
  readonly held: { id: string; decisions: string[] }[];
}

/**
 * Sends twice at once, as after a cut connection. The message is held, unless too many of the author's already wait.
 */
export async function sendLink({ newcomer, held }: Waiting, channelId: string): Promise<void> {
  const id = randomUUID();
  const send = () => newcomer.send(`Barrels at https://barrels.example/${id}`, channelId, id);
  const answers = await Promise.all([send(), send()]);
  const codes = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { code?: string }).code),
  );
  if (codes.every((code) => code === 'MESSAGE_HELD')) held.push({ id, decisions: [] });
}

export async function settle(
  { newcomer, held, keeper }: Waiting,
  at: number,
  withdrawn: boolean,
): Promise<void> {
  const one = held[at % Math.max(1, held.length)];
  if (!one) return;
  const path = `/api/community/moderation/held-messages/${one.id}/decision`;
  const decide = async (release: boolean) => {
    const answer = await keeper.request(path, { json: { release } });
    if (answer.ok) one.decisions.push(release ? 'released' : 'declined');
    else expect(answer.status).toBe(409);
  };
  const withdraw = () => newcomer.request(`/api/community/held-messages/${one.id}`, { method: 'DELETE' });
  await Promise.all([decide(at % 3 > 0), decide(at % 2 > 0), withdrawn && withdraw()]);
}

export async function expectSettledOnce({ held }: Waiting, community: TestCommunity) {
  for (const { id, decisions } of held) {
    expect(decisions.length).toBeLessThanOrEqual(1);
    const rows = await community.query<{ outcome: string }>(
      `select 'released' as outcome from messages where id = $1
        union all select case when declined_at is null then 'waiting' else 'declined' end from held_messages where id = $1`,
      [id],
    );
    const left = rows.map(({ outcome }) => outcome);
    if (decisions.length > 0) expect(left).toEqual(decisions);
    else expect([[], ['waiting']]).toContainEqual(left);
  }
}
