import { randomUUID } from 'node:crypto';
import type { TestMember } from './community.ts';
import { openLive } from './live.ts';
import type { Several } from './several.ts';

export async function delayMs(several: Several, from: TestMember, to: TestMember): Promise<number> {
  const content = `Said ${randomUUID()}`;
  const listening = openLive(several.server(1).url, to);
  await listening.follow('2');
  const started = performance.now();
  const json = { id: randomUUID(), content };
  await several.server(0).request('/api/community/channels/2/messages', { json }, from.cookie);
  await listening.hear(
    'changes',
    (frame) => frame.type === 'changes' && frame.messages.some((message) => message.content === content),
  );
  listening.socket.close();
  return performance.now() - started;
}
