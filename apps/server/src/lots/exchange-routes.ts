import { limits } from '@orbit-vine/contract/limits.ts';
import * as endpoints from '@orbit-vine/contract/lots-exchange.ts';
import { makeZip } from 'client-zip';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Gates } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { bind, parseRequest } from '../platform/http/bind.ts';
import { recordAct } from './acts.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import type { OwnerParts } from './change-people.ts';
import { wineryFiles } from './export-winery.ts';
import { ownerOf } from './find-owner.ts';
import { findWinery, type OwnWinery } from './find-winery.ts';
import { streamEntries } from './stream-entries.ts';
import { findByToken, listTokens, makeToken, revokeToken } from './tokens.ts';

interface Parts extends OwnerParts {
  bus: Bus;
  gates: Gates;
  workers: CellarWorkers;
}

const ById = z.object({ wineryId: z.uuid() });

/** The key that a program shows. */
export const bearerOf = (context: Context) =>
  /^Bearer (ov_[A-Za-z0-9]+)$/.exec(context.req.header('authorization') ?? '')?.[1];

function csvResponse(context: Context, parts: Parts, winery: OwnWinery): Response {
  return context.body(streamEntries(parts.workers, winery), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="entries.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

function workbookResponse(context: Context, name: string, file: Uint8Array<ArrayBuffer>): Response {
  return context.body(file, 200, {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${name}.xlsx"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

export function exchangeRoutes(app: Hono, parts: Parts) {
  const { database, bus, workers } = parts;
  const owner = ownerOf(parts);
  const findOwn = async (context: Context, wineryId: string): Promise<OwnWinery> =>
    (await owner.find(context, { wineryId })).winery;
  bind(app, endpoints.listTokens, async ({ params, context }) => {
    const { id } = await findOwn(context, params.wineryId);
    return listTokens(database, id);
  });
  bind(app, endpoints.makeToken, async ({ params, body, context }) => {
    const { wineryId, by } = await owner.present(context, params);
    return { status: 201, answer: await makeToken(parts, { wineryId, by, ...body }) };
  });
  bind(app, endpoints.revokeToken, async ({ params, context }) => {
    const { by } = await owner.find(context, params);
    await revokeToken(parts, { ...params, by });
    return {};
  });
  bind(
    app,
    endpoints.importEntries,
    async ({ params, body, context }) => {
      const winery = await findOwn(context, params.wineryId);
      const { seq, answer } = await workers.run('importEntries', { winery, ...body, now: new Date() });
      if (seq !== undefined) bus.changeWinery(winery.id, seq);
      return answer;
    },
    {
      maxBytes: limits.cellarImport * 2,
      permit: ({ params, context }) => findOwn(context, params.wineryId),
    },
  );
  tableRoutes(app, parts);
}

function tableRoutes(app: Hono, parts: Parts) {
  const { database, gates, workers } = parts;
  const owner = ownerOf(parts);
  const findReadable = async (context: Context): Promise<OwnWinery> => {
    const secret = bearerOf(context);
    const userId = secret === undefined ? (await gates.requireMember(context)).userId : '';
    const { wineryId } = parseRequest(ById, context.req.param());
    return secret
      ? findByToken(database, { secret, scope: 'read', wineryId })
      : findWinery(database, { wineryId, userId });
  };
  app.get(endpoints.entriesCsvPath, async (context) =>
    csvResponse(context, parts, await findReadable(context)),
  );
  app.get(endpoints.workbookPath, async (context) => {
    const winery = await findReadable(context);
    return workbookResponse(context, 'book', await workers.run('writeWorkbook', { winery }));
  });
  app.get(endpoints.templatePath, async (context) => {
    const winery = await findReadable(context);
    return workbookResponse(context, 'template', await workers.run('writeTemplate', { winery }));
  });
  app.get(endpoints.wineryExportPath, async (context) => {
    await gates.requireMember(context);
    const { winery, wineryId, by } = await owner.present(context, parseRequest(ById, context.req.param()));
    await recordAct(database, wineryId, by, { kind: 'export' });
    return context.body(makeZip(wineryFiles(parts, winery)), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="winery.zip"',
      'cache-control': 'no-store',
    });
  });
  app.get(endpoints.feedPath, async (context) => {
    const secret = context.req.param('secret').replace(/\.csv$/, '');
    return csvResponse(context, parts, await findByToken(database, { secret, scope: 'feed' }));
  });
}
