import { expect } from 'vitest';
import { dayMs } from './clock.ts';
import type { Machine } from './machine.ts';
import type { Person } from './people.ts';

const messageIdIn = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim();

/** Waits until all mails of the queue are sent. Half a day passes for mails that wait for their next attempt. */
export async function noLetterWaits({ query, clock }: Machine): Promise<void> {
  clock.advance(dayMs / 2);
  await expect.poll(() => query(`select from mail_queue where state in ('waiting', 'sending')`)).toEqual([]);
}

export async function expectEachMailOnce({ query, mail }: Machine): Promise<void> {
  const arrived = mail.arrivals.map(({ raw }) => messageIdIn(raw));
  expect(new Set(arrived).size).toBe(arrived.length);
  const sent = await query<{ id: string }>(`select message_id as id from mail_queue where state = 'sent'`);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ id }) => !arrived.includes(id))).toEqual([]);
}

export function expectDigestsWeekly({ mail }: Machine, people: Person[], days: number): void {
  for (const { email } of people) {
    const digests = mail.arrivals.filter(({ to, raw }) => to === email && /^Subject: A week in /m.test(raw));
    const gaps = digests
      .slice(1)
      .map(({ at }, index) => (at.getTime() - (digests[index]?.at.getTime() ?? 0)) / dayMs);
    expect(digests.length).toBeGreaterThanOrEqual(Math.floor(days / 7) - 1);
    expect(gaps.filter((gap) => gap < 4 || gap > 11)).toEqual([]);
  }
}
