import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import * as endpoints from '@orbit-vine/contract/lots-endpoints.ts';
import type { Context, Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { sql } from '../platform/db/sql.ts';
import { bind } from '../platform/http/bind.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { addEntry } from './add-entry.ts';
import { bookViewRoutes } from './book-view-routes.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { ownerOf } from './find-owner.ts';
import { readerOf } from './find-reader.ts';
import { selectWineries } from './find-winery.ts';
import { changeSettings, changeSetup, deleteWinery, makeWinery } from './make-winery.ts';
import type { PeopleParts } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { dismissQuestion } from './questions.ts';
import { readChanges } from './read-changes.ts';
import type { SecondOpinion } from './second-opinion.ts';
import { cellarView, wineryView } from './view.ts';

export interface LotsParts extends PeopleParts {
  bus: Bus;
  gates: Gates;
  limiter: Limiter;
  workers: CellarWorkers;
  addressOf(context: Context): string;
  secondOpinion: SecondOpinion;
  /** The number that people text to, if there is one. */
  textNumber?: string | undefined;
}

export function lotsRoutes(app: Hono, parts: LotsParts) {
  wineryRoutes(app, parts);
  peopleRoutes(app, parts);
  bookRoutes(app, parts);
  bookViewRoutes(app, parts);
}

function wineryRoutes(app: Hono, parts: LotsParts) {
  const { database, bus, gates, textNumber } = parts;
  const find = readerOf(parts);
  const owner = ownerOf(parts);
  const cellarOf = async (context: Context, params: { wineryId: string }): Promise<WineryCellar> =>
    cellarView(database, await find(context, params), textNumber);

  bind(app, endpoints.listWineries, async ({ context }) => {
    const { userId } = await gates.requireMember(context);
    return (await selectWineries(database, sql`p.user_id = ${userId}`)).map(wineryView);
  });
  bind(app, endpoints.makeWinery, async ({ body, context }) => {
    const { userId, name } = await gates.requireWriter(context);
    const { id, ...settings } = body;
    const isNew = await makeWinery(database, {
      id,
      settings: { ...settings, lockedThrough: null },
      userId,
      name,
    });
    const answer = await cellarOf(context, { wineryId: id });
    return isNew ? { status: 201, answer } : answer;
  });
  bind(app, endpoints.getCellar, async ({ params, context }) => cellarOf(context, params));
  bind(app, endpoints.changeWinery, async ({ params, body, context }) => {
    const { wineryId, by } = await owner.find(context, params);
    bus.changeWinery(wineryId, await changeSettings(parts, { wineryId, by, changes: body }));
    return cellarOf(context, params);
  });
  bind(app, endpoints.changeSetup, async ({ params, body, context }) => {
    const { wineryId, by } = await owner.find(context, params);
    bus.changeWinery(wineryId, await changeSetup(parts, { wineryId, by, ...body }));
    return cellarOf(context, params);
  });
  bind(app, endpoints.deleteWinery, async ({ params, body, context }) => {
    const { winery, by } = await owner.present(context, params);
    await deleteWinery(parts, { winery, by, name: body.name });
    return {};
  });
}

function bookRoutes(app: Hono, parts: LotsParts) {
  const { database, bus, secondOpinion, workers } = parts;
  const find = readerOf(parts);
  bind(app, endpoints.listWineryChanges, async ({ params, query, context }) => {
    const { id } = await find(context, params);
    return readChanges(database, { wineryId: id, after: query.after });
  });
  bind(app, endpoints.sendCellarMessage, async ({ params, body, context }) => {
    const winery = await find(context, params, 'cellar');
    const now = new Date();
    const writtenAt = writtenBefore(now, body.writtenAt);
    const said = { winery, ...body, writtenAt, via: 'form' as const, now };
    const received = { ...said, rewritten: await secondOpinion(said) };
    const { message, entries, repeated, seq } = await workers.run('receiveMessage', received);
    if (repeated) return { message, entries };
    bus.changeWinery(winery.id, seq);
    return { status: 201, answer: { message, entries } };
  });
  bind(app, endpoints.readCellarMessage, async ({ params, body, context }) => {
    const winery = await find(context, params);
    return workers.run('readMessage', { winery, ...body, now: new Date() });
  });
  bind(app, endpoints.dismissQuestion, async ({ params, context }) => {
    const winery = await find(context, params, 'cellar');
    const message = await dismissQuestion(database, { winery, messageId: params.messageId });
    bus.changeWinery(winery.id, message.changedSeq);
    return message;
  });
  bind(app, endpoints.addEntry, async ({ params, body, context }) => {
    const winery = await find(context, params, 'cellar');
    // A vessel is a fact of the set-up, and a second truth beside it would decide nothing.
    if (body.work.op === 'vessel') throw new ProblemError('INVALID_REQUEST');
    const { messageId, ...draft } = body;
    const { entry, repeated, seq } = await addEntry(database, { winery, draft, messageId, now: new Date() });
    if (repeated) return entry;
    bus.changeWinery(winery.id, seq);
    return { status: 201, answer: entry };
  });
  bind(app, endpoints.correctEntry, async ({ params, body, context }) => {
    const winery = await find(context, params, 'cellar');
    if (body.action === 'amend' && body.work.op === 'vessel') throw new ProblemError('INVALID_REQUEST');
    const draft = { ...body, corrects: params.entryId };
    const { entry, repeated, seq } = await addEntry(database, { winery, draft, now: new Date() });
    if (repeated) return entry;
    bus.changeWinery(winery.id, seq);
    return { status: 201, answer: entry };
  });
}

/** A device that was without a connection for longer than this is not believed about the day, nor one whose clock is ahead. */
const longestWaitMs = 7 * 86_400_000;

function writtenBefore(now: Date, writtenAt: string | undefined): Date | undefined {
  const waitedMs = now.getTime() - Date.parse(writtenAt ?? '');
  return writtenAt && waitedMs > 0 && waitedMs < longestWaitMs ? new Date(writtenAt) : undefined;
}
