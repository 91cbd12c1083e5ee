import * as views from '@orbit-vine/contract/lots-views.ts';
import type { Hono } from 'hono';
import type { ByKey } from '../auth/admit.ts';
import { bind } from '../auth/bind.ts';
import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { findReadable } from './find-reader.ts';

interface Parts {
  database: Database;
  workers: CellarWorkers;
}

export function bookViewRoutes(app: Hono, parts: Parts) {
  const { run } = parts.workers;
  const of = async <Rest extends object>(by: Visitor | ByKey, wineryId: string, rest: Rest) => ({
    winery: await findReadable(parts.database, { wineryId }, by),
    ...rest,
  });
  bind(app, views.listVessels, async ({ params, query, by }) =>
    run('listVessels', await of(by, params.wineryId, query)),
  );
  bind(app, views.listLots, async ({ params, query, by }) =>
    run('listLots', await of(by, params.wineryId, query)),
  );
  bind(app, views.getLot, async ({ params: { wineryId, code }, query, by }) =>
    run('getLot', await of(by, wineryId, { code, ...query })),
  );
  bind(app, views.listFindings, async ({ params, query, by }) =>
    run('listFindings', await of(by, params.wineryId, query)),
  );
  bind(app, views.getMonth, async ({ params: { wineryId, month }, by }) =>
    run('getMonth', await of(by, wineryId, { month })),
  );
  bind(app, views.listInventories, async ({ params, by }) =>
    run('listInventories', await of(by, params.wineryId, {})),
  );
  bind(app, views.getInventory, async ({ params: { wineryId, day }, by }) =>
    run('getInventory', await of(by, wineryId, { day })),
  );
  bind(app, views.getLosses, async ({ params, query, by }) =>
    run('getLosses', await of(by, params.wineryId, query)),
  );
}
