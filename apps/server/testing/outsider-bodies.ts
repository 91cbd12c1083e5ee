import { randomUUID } from 'node:crypto';

interface OfOthers {
  channelId: string;
  messageId: string;
  fileId: string;
}

/** Bodies of each kind of change, with ids of a private channel, its message, and its file. */
export const outsiderBodies = ({ channelId, messageId, fileId }: OfOthers) => [
  {},
  { id: randomUUID(), content: 'Hello', replyTo: messageId },
  { id: randomUUID(), content: 'Hello', attachments: [fileId] },
  { content: 'Mine now' },
  { seq: 1 },
  { level: 'everything' },
  { state: 'following' },
  { starred: true },
  { remindAt: '2026-01-01T09:00:00Z' },
  { reason: 'unkind' },
  { remove: true },
  { release: true },
  { text: 'A note' },
  { ids: [channelId] },
  { name: 'Mine', description: '' },
  { archived: true },
  { closed: true },
  { choices: [0] },
  { channelId: '1' },
];
