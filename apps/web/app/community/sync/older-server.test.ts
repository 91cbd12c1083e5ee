import { ServerFrame } from '@orbit-vine/contract/live.ts';
import { listReactions } from '@orbit-vine/contract/message-changes.ts';
import { addReaction, listMessages, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { expect, it } from 'vitest';
import { answerOf } from '../../platform/api.ts';
import { ann, message } from './sample-messages.ts';

/** During an upgrade the page may be newer than the server, which knows only the first reaction. */
const [known, ...added] = reactionTypes;
const sent = { ...message(1), reactions: { [known]: [ann.id] } };
const read = { [known]: [ann.id], ...Object.fromEntries(added.map((type) => [type, []])) };

it('a page reads messages of a server that does not know a reaction yet', () => {
  const page = { messages: [sent], quoted: [], seq: 1, more: false, newer: false };
  expect(answerOf(listMessages, 200, JSON.stringify(page), null).messages[0]?.reactions).toEqual(read);
  expect(answerOf(addReaction, 200, JSON.stringify(sent), null).reactions).toEqual(read);
});

it('a page reads frames of a server that does not know a reaction yet', () => {
  const frame = { type: 'changes', channelId: 'general', after: 0, seq: 1, messages: [sent], quoted: [] };
  expect(ServerFrame.parse(frame)).toMatchObject({ messages: [{ reactions: read }] });
});

it('a page reads who reacted from a server that does not know a reaction yet', () => {
  const list = answerOf(listReactions, 200, JSON.stringify({ [known]: [ann] }), null);
  expect(list).toEqual({ ...read, [known]: [ann] });
});

it('a page keeps what is no list of members from being read as one', () => {
  expect(() =>
    answerOf(addReaction, 200, JSON.stringify({ ...sent, reactions: { [known]: 1 } }), null),
  ).toThrow();
});
