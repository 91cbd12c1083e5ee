import { listReactions, listVotes, voteInPoll } from '@orbit-vine/contract/message-changes.ts';
import {
  addReaction as addEndpoint,
  removeReaction as removeEndpoint,
} from '@orbit-vine/contract/messages.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { addReaction, removeReaction, whoReacted } from './change-reaction.ts';
import { vote, whoVoted } from './vote.ts';

interface Parts {
  database: Database;
  bus: Bus;
}

export function reactionRoutes(app: Hono, { database, bus }: Parts) {
  const bound = [
    { endpoint: addEndpoint, act: addReaction },
    { endpoint: removeEndpoint, act: removeReaction },
  ];
  bind(app, listReactions, async ({ params, by: { userId } }) => {
    const reacted = await whoReacted(database, { userId, ...params });
    if (!reacted) throw new ProblemError('MESSAGE_NOT_FOUND');
    return reacted;
  });
  const announce = (result: Awaited<ReturnType<typeof vote>>) => {
    if (!result) throw new ProblemError('MESSAGE_NOT_FOUND');
    if (result.changed) bus.hintChange(result.message.channelId, result.message.changedSeq);
    return result.message;
  };
  bind(app, listVotes, async ({ params, by: { userId } }) => {
    const voted = await whoVoted(database, { userId, ...params });
    if (!voted) throw new ProblemError('MESSAGE_NOT_FOUND');
    return voted;
  });
  bind(app, voteInPoll, async ({ params, body, by: { userId } }) =>
    announce(await vote(database, { userId, ...params, ...body })),
  );
  for (const { endpoint, act } of bound)
    bind(app, endpoint, async ({ params, by: { userId } }) =>
      announce(await act(database, { userId, ...params })),
    );
}
