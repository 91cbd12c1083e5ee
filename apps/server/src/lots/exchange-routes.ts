import { limits } from '@orbit-vine/contract/limits.ts';
import * as endpoints from '@orbit-vine/contract/lots-exchange.ts';
import { makeZip } from 'client-zip';
import type { Context, Hono } from 'hono';
import { bind, bindFile } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import { recordAct } from './acts.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import type { OwnerParts } from './change-people.ts';
import { wineryFiles } from './export-winery.ts';
import { ownerOf } from './find-owner.ts';
import { findReadable } from './find-reader.ts';
import type { OwnWinery } from './find-winery.ts';
import { streamEntries } from './stream-entries.ts';
import { findByToken, listTokens, makeToken, revokeToken } from './tokens.ts';

interface Parts extends OwnerParts {
  bus: Bus;
  workers: CellarWorkers;
}

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
  bind(app, endpoints.listTokens, async (request) => {
    const { wineryId } = await owner.find(request);
    return listTokens(database, wineryId);
  });
  bind(app, endpoints.makeToken, async (request) => {
    const { wineryId, by } = await owner.present(request);
    return { status: 201, answer: await makeToken(parts, { wineryId, by, ...request.body }) };
  });
  bind(app, endpoints.revokeToken, async (request) => {
    const { by } = await owner.find(request);
    await revokeToken(parts, { ...request.params, by });
    return {};
  });
  bind(
    app,
    endpoints.importEntries,
    async (request) => {
      const { winery } = await owner.find(request);
      const { seq, answer } = await workers.run('importEntries', {
        winery,
        ...request.body,
        now: new Date(),
      });
      if (seq !== undefined) bus.changeWinery(winery.id, seq);
      return answer;
    },
    { maxBytes: limits.cellarImport * 2, permit: owner.find },
  );
  tableRoutes(app, parts);
}

function tableRoutes(app: Hono, parts: Parts) {
  const { database, workers } = parts;
  const owner = ownerOf(parts);
  bindFile(app, endpoints.downloadEntries, async ({ params, by, context }) =>
    csvResponse(context, parts, await findReadable(database, params, by)),
  );
  bindFile(app, endpoints.downloadWorkbook, async ({ params, by, context }) => {
    const winery = await findReadable(database, params, by);
    return workbookResponse(context, 'book', await workers.run('writeWorkbook', { winery }));
  });
  bindFile(app, endpoints.downloadTemplate, async ({ params, by, context }) => {
    const winery = await findReadable(database, params, by);
    return workbookResponse(context, 'template', await workers.run('writeTemplate', { winery }));
  });
  bindFile(app, endpoints.exportWinery, async (request) => {
    const { winery, wineryId, by } = await owner.present(request);
    await recordAct(database, wineryId, by, { kind: 'export' });
    return request.context.body(makeZip(wineryFiles(parts, winery)), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="winery.zip"',
      'cache-control': 'no-store',
    });
  });
  bindFile(app, endpoints.downloadFeed, async ({ params, context }) => {
    const secret = params.secret.replace(/\.csv$/, '');
    return csvResponse(context, parts, await findByToken(database, { secret, scope: 'feed' }));
  });
}
