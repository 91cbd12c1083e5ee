import { listReactions } from '@orbit-vine/contract/message-changes.ts';
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
  for (const { endpoint, act } of bound) {
    bind(app, endpoint, async ({ params, by: { userId } }) => {
      const result = await act(database, { userId, ...params });
      if (!result) throw new ProblemError('MESSAGE_NOT_FOUND');
      if (result.changed) bus.hintChange(result.message.channelId, result.message.changedSeq);
      return result.message;
    });
  }
}
