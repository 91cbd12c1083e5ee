import { ServerFrame } from '@orbit-vine/contract/live.ts';
import { listReactions } from '@orbit-vine/contract/message-changes.ts';
import { addReaction, listMessages, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { expect, it } from 'vitest';
import { answerOf } from '../../platform/api.ts';
import { ann, message } from './log/sample-messages.ts';

/** During an upgrade the page may be newer than the server, which knows only the first reaction. */
const [firstType, ...added] = reactionTypes;
const sent = { ...message(1), reactions: { [firstType]: [ann.id] } };
const read = { [firstType]: [ann.id], ...Object.fromEntries(added.map((type) => [type, []])) };

it('a page reads messages of a server without the newer reactions', () => {
  const page = { messages: [sent], quoted: [], seq: 1, more: false, newer: false };
  expect(answerOf(listMessages, 200, JSON.stringify(page), null).messages[0]?.reactions).toEqual(read);
  expect(answerOf(addReaction, 200, JSON.stringify(sent), null).reactions).toEqual(read);
});

it('a page reads frames of a server without the newer reactions', () => {
  const frame = { type: 'changes', channelId: 'general', after: 0, seq: 1, messages: [sent], quoted: [] };
  expect(ServerFrame.parse(frame)).toMatchObject({ messages: [{ reactions: read }] });
});

it('a page reads members who reacted from a server without the newer reactions', () => {
  const list = answerOf(listReactions, 200, JSON.stringify({ [firstType]: [ann] }), null);
  expect(list).toEqual({ ...read, [firstType]: [ann] });
});

it('a page rejects an answer that is no list of members', () => {
  expect(() =>
    answerOf(addReaction, 200, JSON.stringify({ ...sent, reactions: { [firstType]: 1 } }), null),
  ).toThrow();
});
