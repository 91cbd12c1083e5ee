import * as endpoints from '@orbit-vine/contract/lots-endpoints.ts';
import * as history from '@orbit-vine/contract/lots-history.ts';
import type { Context, Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { bind } from '../platform/http/bind.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { ownerOf } from './find-owner.ts';
import { findWinery } from './find-winery.ts';
import { joinByCode } from './join-winery.ts';
import { listActs } from './list-acts.ts';
import { askToLeave, refuseToLeave } from './owner-protection.ts';
import { changePerson, invitePerson, type PeopleParts, renewInvitation } from './people.ts';
import { restoreAct } from './restore-act.ts';
import { wineryView } from './view.ts';

interface Parts extends PeopleParts {
  bus: Bus;
  gates: Gates;
  limiter: Limiter;
  addressOf(context: Context): string;
}

/** Who is in a winery, and the history of that. */
export function peopleRoutes(app: Hono, parts: Parts) {
  const { bus } = parts;
  const owner = ownerOf(parts);
  bind(app, endpoints.invitePerson, async ({ params, body, context }) => {
    const { wineryId, by } = await owner.present(context, params);
    const { seq, ...answer } = await invitePerson(parts, { wineryId, by, ...body });
    bus.changeWinery(wineryId, seq);
    return { status: 201, answer };
  });
  bind(app, endpoints.renewInvitation, async ({ params, context }) => {
    const { by } = await owner.present(context, params);
    const { seq, ...answer } = await renewInvitation(parts, { ...params, by });
    bus.changeWinery(params.wineryId, seq);
    return answer;
  });
  bind(app, endpoints.changePerson, async ({ params, body, context }) => {
    const { by } = await owner.present(context, params);
    const { person, seq } = await changePerson(parts, { ...params, by, ...body });
    bus.changeWinery(params.wineryId, seq);
    return person;
  });
  bind(app, history.askToLeave, async ({ params, context }) => {
    const { by } = await owner.present(context, params);
    const { person, seq } = await askToLeave(parts, { ...params, by });
    bus.changeWinery(params.wineryId, seq);
    return person;
  });
  bind(app, history.refuseToLeave, async ({ params, context }) => {
    const { by } = await owner.find(context, params);
    const { person, seq } = await refuseToLeave(parts, { ...params, by });
    bus.changeWinery(params.wineryId, seq);
    return person;
  });
  joinRoute(app, parts);
  historyRoutes(app, parts);
}

function joinRoute(app: Hono, parts: Parts) {
  const { database, bus, gates, limiter, addressOf } = parts;
  bind(app, endpoints.joinWinery, async ({ body, context }) => {
    const { userId, sessionId } = await gates.requireMember(context);
    const address = addressOf(context);
    await limiter.take('winery-code', { member: userId });
    await limiter.check('wrong-winery-codes', { address });
    const userAgent = context.req.header('user-agent') ?? '';
    const joining = { code: body.code, userId, sessionId, userAgent };
    const { wineryId, seq } = await joinByCode(parts, joining).catch(async (error: unknown) => {
      if (error instanceof ProblemError && error.code === 'INVITATION_INVALID')
        await limiter.countFailure('wrong-winery-codes', { address });
      throw error;
    });
    bus.changeWinery(wineryId, seq);
    return wineryView(await findWinery(database, { wineryId, userId }));
  });
}

function historyRoutes(app: Hono, parts: Parts) {
  const { database, bus } = parts;
  const owner = ownerOf(parts);
  bind(app, history.listWineryActs, async ({ params, context }) => {
    const { wineryId, by } = await owner.find(context, params);
    return listActs(database, { wineryId, userId: by.userId });
  });
  bind(app, history.restoreWineryAct, async ({ params, context }) => {
    const { wineryId, by } = await owner.present(context, params);
    const { seq } = await restoreAct(parts, { wineryId, by, actId: params.actId });
    bus.changeWinery(wineryId, seq);
    return {};
  });
}
