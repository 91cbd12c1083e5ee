import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import * as endpoints from '@orbit-vine/contract/lots-endpoints.ts';
import type { Context, Hono } from 'hono';
import type { ByKey } from '../auth/admit.ts';
import { bind } from '../auth/bind.ts';
import type { Visitor } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { sql } from '../platform/db/sql.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Adding } from './add-entry.ts';
import { bookViewRoutes } from './book-view-routes.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { ownerOf } from './find-owner.ts';
import { findReadable } from './find-reader.ts';
import { findWinery, type OwnWinery, selectWineries } from './find-winery.ts';
import { changeSettings, changeSetup, deleteWinery, makeWinery } from './make-winery.ts';
import type { PeopleParts } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { dismissQuestion } from './questions.ts';
import { readChanges } from './read-changes.ts';
import type { SecondOpinion } from './second-opinion.ts';
import { cellarView, wineryView } from './view.ts';

export interface LotsParts extends PeopleParts {
  bus: Bus;
  limiter: Limiter;
  workers: CellarWorkers;
  addressOf(context: Context): string;
  secondOpinion: SecondOpinion;
  textNumber?: string | undefined;
}

export function lotsRoutes(app: Hono, parts: LotsParts) {
  wineryRoutes(app, parts);
  peopleRoutes(app, parts);
  bookRoutes(app, parts);
  bookViewRoutes(app, parts);
}

function wineryRoutes(app: Hono, parts: LotsParts) {
  const { database, bus, textNumber } = parts;
  const owner = ownerOf(parts);
  const cellarOf = async (by: Visitor | ByKey, params: { wineryId: string }): Promise<WineryCellar> =>
    cellarView(database, await findReadable(database, params, by), textNumber);

  bind(app, endpoints.listWineries, async ({ by: { userId } }) => {
    return (await selectWineries(database, sql`p.user_id = ${userId}`)).map(wineryView);
  });
  bind(app, endpoints.makeWinery, async ({ body: { id, ...settings }, by }) => {
    const { userId, name } = by;
    const making = { id, settings: { ...settings, lockedThrough: null }, userId, name };
    const isNew = await makeWinery(database, making);
    const answer = await cellarOf(by, { wineryId: id });
    return isNew ? { status: 201, answer } : answer;
  });
  bind(app, endpoints.getCellar, ({ params, by }) => cellarOf(by, params));
  bind(app, endpoints.changeWinery, async (request) => {
    const { wineryId, by } = await owner.find(request);
    bus.changeWinery(wineryId, await changeSettings(parts, { wineryId, by, changes: request.body }));
    return cellarOf(request.by, request.params);
  });
  bind(app, endpoints.changeSetup, async (request) => {
    const { winery, wineryId, by } = await owner.find(request);
    // An outdated set-up is refused for that reason.
    if (request.body.seq >= winery.cellarSeq) await requireVessels(parts, winery, request.body.setup);
    bus.changeWinery(wineryId, await changeSetup(parts, { wineryId, by, ...request.body }));
    return cellarOf(request.by, request.params);
  });
  bind(app, endpoints.deleteWinery, async (request) => {
    const { winery, by } = await owner.present(request);
    await deleteWinery(parts, { winery, by, name: request.body.name });
    return {};
  });
}

function bookRoutes(app: Hono, parts: LotsParts) {
  const { database, bus, secondOpinion, workers } = parts;
  const find = (by: Visitor, { wineryId }: { wineryId: string }) =>
    findWinery(database, { wineryId, userId: by.userId, atLeast: 'cellar' });
  bind(app, endpoints.listWineryChanges, async ({ params, query, by }) => {
    const { id } = await findReadable(database, params, by);
    return readChanges(database, { wineryId: id, after: query.after });
  });
  bind(app, endpoints.sendCellarMessage, async ({ params, body, by }) => {
    const winery = await find(by, params);
    const now = new Date();
    const writtenAt = writtenBefore(now, body.writtenAt);
    const incoming = { winery, ...body, writtenAt, via: 'form' as const, now };
    const received = { ...incoming, rewritten: await secondOpinion(incoming) };
    const { message, entries, repeated, seq } = await workers.run('receiveMessage', received);
    if (repeated) return { message, entries };
    bus.changeWinery(winery.id, seq);
    return { status: 201, answer: { message, entries } };
  });
  bind(app, endpoints.readCellarMessage, async ({ params, body, by }) => {
    const winery = await findReadable(database, params, by);
    return workers.run('readMessage', { winery, ...body, now: new Date() });
  });
  bind(app, endpoints.dismissQuestion, async ({ params, by }) => {
    const winery = await find(by, params);
    const message = await dismissQuestion(database, { winery, messageId: params.messageId });
    bus.changeWinery(winery.id, message.changedSeq);
    return message;
  });
  bind(app, endpoints.addEntry, async ({ params, body, by }) => {
    const winery = await find(by, params);
    // Vessels belong to the set-up; an entry about one would contradict it.
    if (body.work.op === 'vessel') throw new ProblemError('INVALID_REQUEST');
    const { messageId, despite, language, ...draft } = body;
    const adding = { winery, draft, messageId, despite, language, now: new Date() };
    const { entry, repeated, seq } = await addCheckedEntry(workers, adding);
    if (repeated) return entry;
    bus.changeWinery(winery.id, seq);
    return { status: 201, answer: entry };
  });
  bind(app, endpoints.correctEntry, async ({ params, body, by }) => {
    const winery = await find(by, params);
    if (body.action === 'amend' && body.work.op === 'vessel') throw new ProblemError('INVALID_REQUEST');
    const { despite, language, ...correction } = { despite: false, language: undefined, ...body };
    const draft = { ...correction, corrects: params.entryId };
    const adding = { winery, draft, despite, language, now: new Date() };
    const { entry, repeated, seq } = await addCheckedEntry(workers, adding);
    if (repeated) return entry;
    bus.changeWinery(winery.id, seq);
    return { status: 201, answer: entry };
  });
}

/** A book too large to be checked in time still takes entries. */
async function addCheckedEntry(workers: LotsParts['workers'], adding: Adding) {
  try {
    return await workers.run('addEntry', adding);
  } catch (reason) {
    if (!(reason instanceof ProblemError) || reason.code !== 'CELLAR_WORK_TOO_LONG') throw reason;
    return workers.run('addEntry', { ...adding, unchecked: true });
  }
}

/** Wine stays where the book can find it. */
async function requireVessels({ workers }: LotsParts, winery: OwnWinery, setup: Setup): Promise<void> {
  const namesIn = ({ vessels }: Setup) =>
    vessels.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]);
  const kept = new Set(namesIn(setup));
  if (namesIn(winery.setup).every((name) => kept.has(name))) return;
  const stranded = await workers.run('strandedVessels', { winery, setup });
  if (stranded.length === 0) return;
  const names = stranded.slice(0, 5).join(', ');
  throw new ProblemError(
    'VESSEL_HOLDS_WINE',
    undefined,
    undefined,
    `${names} ${stranded.length === 1 ? 'holds' : 'hold'} wine, so it can’t be removed. Move the wine, or enter that the vessel is empty. To change a name only, rename the vessel.`,
  );
}

/** `writtenAt` is ignored if it is older than this or in the future. */
const longestWaitMs = 7 * 86_400_000;

function writtenBefore(now: Date, writtenAt: string | undefined): Date | undefined {
  const waitedMs = now.getTime() - Date.parse(writtenAt ?? '');
  return writtenAt && waitedMs > 0 && waitedMs < longestWaitMs ? new Date(writtenAt) : undefined;
}
