import * as endpoints from '@orbit-vine/contract/lots-endpoints.ts';
import * as history from '@orbit-vine/contract/lots-history.ts';
import type { Context, Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
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
  limiter: Limiter;
  addressOf(context: Context): string;
}

export function peopleRoutes(app: Hono, parts: Parts) {
  const { bus } = parts;
  const owner = ownerOf(parts);
  bind(app, endpoints.invitePerson, async ({ body, ...request }) => {
    const { wineryId, by } = await owner.present(request);
    const { seq, ...answer } = await invitePerson(parts, { wineryId, by, ...body });
    bus.changeWinery(wineryId, seq);
    return { status: 201, answer };
  });
  bind(app, endpoints.renewInvitation, async (request) => {
    const { by } = await owner.present(request);
    const { seq, ...answer } = await renewInvitation(parts, { ...request.params, by });
    bus.changeWinery(request.params.wineryId, seq);
    return answer;
  });
  bind(app, endpoints.changePerson, async ({ body, ...request }) => {
    const { by } = await owner.present(request);
    const { person, seq } = await changePerson(parts, { ...request.params, by, ...body });
    bus.changeWinery(request.params.wineryId, seq);
    return person;
  });
  bind(app, history.askToLeave, async (request) => {
    const { by } = await owner.present(request);
    const { person, seq } = await askToLeave(parts, { ...request.params, by });
    bus.changeWinery(request.params.wineryId, seq);
    return person;
  });
  bind(app, history.refuseToLeave, async (request) => {
    const { by } = await owner.find(request);
    const { person, seq } = await refuseToLeave(parts, { ...request.params, by });
    bus.changeWinery(request.params.wineryId, seq);
    return person;
  });
  joinRoute(app, parts);
  historyRoutes(app, parts);
}

function joinRoute(app: Hono, parts: Parts) {
  const { database, bus, limiter, addressOf } = parts;
  bind(app, endpoints.joinWinery, async ({ body, by: { userId, sessionId }, context }) => {
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
  bind(app, history.listWineryActs, async (request) => {
    const { wineryId, by } = await owner.find(request);
    return listActs(database, { wineryId, userId: by.userId });
  });
  bind(app, history.restoreWineryAct, async (request) => {
    const { wineryId, by } = await owner.present(request);
    const { seq } = await restoreAct(parts, { wineryId, by, actId: request.params.actId });
    bus.changeWinery(wineryId, seq);
    return {};
  });
}
