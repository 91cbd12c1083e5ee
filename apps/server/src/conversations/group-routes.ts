import * as contract from '@orbit-vine/contract/groups.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { changeGroup, leaveGroup, makeGroup, readGroup } from './groups.ts';
import { inviteToGroup, joinGroup, readInvitationOf, revokeInvitation } from './invitations.ts';

interface Parts {
  database: Database;
  bus: Bus;
}

/** `bus.notice` makes these members' pages reload their channels. */
export function groupRoutes(app: Hono, { database, bus }: Parts) {
  bind(app, contract.makeGroup, async ({ body, by: { userId } }) => {
    const id = await makeGroup(database, { userId, ...body });
    bus.notice([userId]);
    return { id };
  });
  bind(app, contract.getGroup, ({ params, by: { userId } }) => readGroup(database, { userId, ...params }));
  bind(app, contract.changeGroup, async ({ params, body, by: { userId } }) => {
    bus.notice(await changeGroup(database, { userId, ...params, ...body }));
    return {};
  });
  bind(app, contract.leaveGroup, async ({ params, by: { userId } }) => {
    bus.notice(await leaveGroup(database, { userId, ...params }));
    return {};
  });
  bind(app, contract.inviteToGroup, ({ params, body, by: { userId } }) =>
    inviteToGroup(database, { userId, ...params, ...body }),
  );
  bind(app, contract.revokeInvitation, async ({ params, by: { userId } }) => {
    await revokeInvitation(database, { userId, ...params });
    return {};
  });
  bind(app, contract.readInvitation, ({ body, by: { userId } }) =>
    readInvitationOf(database, { userId, ...body }),
  );
  bind(app, contract.joinGroup, async ({ body, by: { userId } }) => {
    const id = await joinGroup(database, { userId, ...body });
    bus.notice([userId]);
    return { id };
  });
}
