import * as views from '@orbit-vine/contract/lots-views.ts';
import type { Context, Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { readerOf } from './find-reader.ts';

interface Parts {
  database: Database;
  gates: Gates;
  workers: CellarWorkers;
}

export function bookViewRoutes(app: Hono, parts: Parts) {
  const reader = readerOf(parts);
  const { run } = parts.workers;
  /** A task's input: the winery, for whoever may read it, and what was asked of it. */
  const of = async <Asked extends object>(context: Context, wineryId: string, asked: Asked) => ({
    winery: await reader(context, { wineryId }),
    ...asked,
  });
  bind(app, views.listVessels, async ({ params, query, context }) =>
    run('listVessels', await of(context, params.wineryId, query)),
  );
  bind(app, views.listLots, async ({ params, query, context }) =>
    run('listLots', await of(context, params.wineryId, query)),
  );
  bind(app, views.getLot, async ({ params: { wineryId, code }, query, context }) =>
    run('getLot', await of(context, wineryId, { code, ...query })),
  );
  bind(app, views.listFindings, async ({ params, query, context }) =>
    run('listFindings', await of(context, params.wineryId, query)),
  );
  bind(app, views.getMonth, async ({ params: { wineryId, month }, context }) =>
    run('getMonth', await of(context, wineryId, { month })),
  );
  bind(app, views.listInventories, async ({ params, context }) =>
    run('listInventories', await of(context, params.wineryId, {})),
  );
  bind(app, views.getInventory, async ({ params: { wineryId, day }, context }) =>
    run('getInventory', await of(context, wineryId, { day })),
  );
  bind(app, views.getLosses, async ({ params, query, context }) =>
    run('getLosses', await of(context, params.wineryId, query)),
  );
}
