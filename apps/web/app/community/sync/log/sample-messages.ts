import { eachReaction, type Message } from '@orbit-vine/contract/messages.ts';

export const ann = { id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0001', name: 'Ann', avatar: '/avatars/Ann.svg' };

export function message(seq: number, changedSeq = seq, content = `message ${seq} at ${changedSeq}`): Message {
  return {
    id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    channelId: 'general',
    seq,
    changedSeq,
    author: ann,
    content,
    mentions: [],
    reactions: eachReaction(() => []),
    attachments: [],
    createdAt: '2026-11-20T10:00:00.000Z',
  };
}
