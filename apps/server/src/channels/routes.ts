import {
  type Channel,
  listChannels,
  markRead,
  setChannelLevel,
  starChannel,
} from '@orbit-vine/contract/channels.ts';
import { getStatus } from '@orbit-vine/contract/community-status.ts';
import { formerMember, type Member } from '@orbit-vine/contract/members.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { readNamedStaff } from '../members/name-staff.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { memoizeFor } from '../platform/http/memoize-for.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type ChannelRow, listChannelsFor, markReadUpTo, setLevel, setStar } from './channels.ts';
import { countPeople } from './count-people.ts';

interface Parts {
  database: Database;
  bus: Bus;
  roleOf: RoleOf;
}

export function channelRoutes(app: Hono, { database, bus, roleOf }: Parts) {
  // Cached, since visitors may call this without a limit.
  const cachedPeople = memoizeFor(60_000, async () => ({
    ...(await countPeople(database)),
    ...(await readNamedStaff(database, roleOf)),
  }));
  const cachedStatus = memoizeFor(1_000, async () => {
    const { rows } = await database.execute<{ ready: boolean }>(sql`
      select count(to_regclass(name)) = 4 as ready
      from unnest(array['profiles', 'channels', 'messages', 'message_reactions']) as name`);
    if (!rows[0]?.ready) throw new ProblemError('NOT_READY');
    return { ready: true, ...(await cachedPeople()) };
  });
  bind(app, getStatus, cachedStatus);

  bind(app, listChannels, async ({ by: { userId } }) => {
    return (await listChannelsFor(database, userId)).map(channelView);
  });

  bind(app, markRead, async ({ params, body, by: { userId } }) => {
    const marked = await markReadUpTo(database, { userId, ...params, ...body });
    if (!marked) throw new ProblemError('CHANNEL_NOT_FOUND');
    if (marked.inboxChanged) bus.notice([userId]);
    return { seq: marked.seq };
  });

  const changed = (userId: string, found: boolean) => {
    if (!found) throw new ProblemError('CHANNEL_NOT_FOUND');
    // The member's other pages then reload the channels.
    bus.notice([userId]);
  };
  bind(app, setChannelLevel, async ({ params, body, by: { userId } }) => {
    changed(userId, await setLevel(database, { userId, ...params, ...body }));
    return body;
  });
  bind(app, starChannel, async ({ params, body, by: { userId } }) => {
    changed(userId, await setStar(database, { userId, ...params, ...body }));
    return body;
  });
}

const nameOf = (others: Member[]) => others.map(({ name }) => name).join(', ') || formerMember.name;

function channelView(row: ChannelRow): Channel {
  const { first_unread: firstUnread, first, starred, pins, held, staff_only, slow_s, ...rest } = row;
  const { kind, members, asked, waiting, owner, invites, ...shown } = rest;
  const others = kind === 'direct' ? (members ?? []).map(memberView) : undefined;
  return {
    ...shown,
    ...(kind !== 'open' && { kind }),
    ...(others && { members: others, name: nameOf(others) }),
    ...(asked && { asked }),
    ...(waiting && { waiting }),
    ...(owner && { owner }),
    ...(invites && { invites }),
    ...(staff_only && { staffOnly: true }),
    ...(slow_s > 0 && { slowS: slow_s }),
    seq: Number(row.seq),
    muted: row.level === 'nothing',
    ...(pins > 0 && { pins }),
    ...(held > 0 && { held }),
    ...(first && { first }),
    ...(starred && { starred }),
    ...(firstUnread && { firstUnread: Number(firstUnread) }),
  };
}
