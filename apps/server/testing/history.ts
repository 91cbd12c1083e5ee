import { randomUUID } from 'node:crypto';
import { MessagePage } from '@orbit-vine/contract/messages.ts';
import type { Requester } from './community.ts';

interface Sender {
  send(text: string, channel: string, id: string): Promise<Response>;
}

export async function keepSending(member: Sender, acknowledged: string[], going?: () => boolean) {
  while (going?.() ?? true) {
    const id = randomUUID();
    const response = await member.send(`Lot ${acknowledged.length}`, '1', id).catch(() => undefined);
    if (!response) return;
    if (response.status === 201) acknowledged.push(id);
    await response.arrayBuffer().catch(() => undefined);
  }
}

export async function wholeHistory(request: Requester, cookie: string) {
  const pages = [];
  for (let before = ''; ; ) {
    const response = await request(`/api/community/channels/1/messages?limit=100${before}`, {}, cookie);
    const page = MessagePage.parse(await response.json());
    pages.push(...page.messages);
    if (!page.more) return { messages: pages.toReversed(), seq: page.seq };
    before = `&before=${page.messages.at(-1)?.seq}`;
  }
}
