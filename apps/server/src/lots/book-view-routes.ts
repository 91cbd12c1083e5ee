import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { lotCode } from '@orbit-vine/cellar-book/desk/lot-codes.ts';
import type { Setup } from '@orbit-vine/cellar-book/desk/setup.ts';
import { describeFinding } from '@orbit-vine/cellar-book/findings.ts';
import type { Moment } from '@orbit-vine/cellar-book/order.ts';
import { inventoryDays, inventorySheet } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { lossSheet } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import { dayBefore, lastDayOf, monthSheet } from '@orbit-vine/cellar-book/sheets/month-sheet.ts';
import * as views from '@orbit-vine/contract/lots-views.ts';
import type { Context, Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lotViews, vesselViews, wholeLotView } from './book-views.ts';
import { readerOf } from './find-reader.ts';
import { openBook } from './open-desk.ts';

/** What the book says, worked out here for programs; pages fold it themselves. */
export function bookViewRoutes(app: Hono, parts: { database: Database; gates: Gates }) {
  const reader = readerOf(parts);
  const open = async (context: Context, params: { wineryId: string }) => {
    const winery = await reader(context, params);
    const foldAt = await openBook(parts.database, winery);
    return {
      setup: winery.setup,
      book: (moment: { through?: string | undefined } = {}) => foldAt(at(moment)),
    };
  };
  stateRoutes(app, open);
  sheetRoutes(app, open);
}

const at = ({ through }: { through?: string | undefined }): Moment =>
  through === undefined ? {} : { through };

type Open = (
  context: Context,
  params: { wineryId: string },
) => Promise<{ setup: Setup; book: (moment?: { through?: string | undefined }) => Book }>;

/** The book calls a lot by what it knows it by, and people by its code. */
function withCode<Named extends { lot?: string | undefined }>(setup: Setup, { lot, ...rest }: Named) {
  return { ...rest, ...(lot === undefined ? {} : { lot: lotCode(setup, lot) }) };
}

function stateRoutes(app: Hono, open: Open) {
  bind(app, views.listVessels, async ({ params, query, context }) => {
    const { book, setup } = await open(context, params);
    return vesselViews(book(query), setup);
  });
  bind(app, views.listLots, async ({ params, query, context }) => {
    const { book, setup } = await open(context, params);
    return lotViews(book(query), setup);
  });
  bind(app, views.getLot, async ({ params, query, context }) => {
    const { book, setup } = await open(context, params);
    const lot = wholeLotView(book(query), setup, params.code);
    if (!lot) throw new ProblemError('LOT_NOT_FOUND');
    return lot;
  });
  bind(app, views.listFindings, async ({ params, query, context }) => {
    const { book, setup } = await open(context, params);
    return book(query).findings.map((finding) => ({
      ...finding,
      ...withCode(setup, finding),
      message: describeFinding(finding),
    }));
  });
}

function sheetRoutes(app: Hono, open: Open) {
  bind(app, views.getMonth, async ({ params, context }) => {
    const { month } = params;
    const { book } = await open(context, params);
    return monthSheet(book({ through: dayBefore(month) }), book({ through: lastDayOf(month) }), month);
  });
  bind(app, views.listInventories, async ({ params, context }) => {
    const { book } = await open(context, params);
    return inventoryDays(book());
  });
  bind(app, views.getInventory, async ({ params, context }) => {
    const { book, setup } = await open(context, params);
    const sheet = inventorySheet(book({ through: params.day }), params.day);
    return {
      ...sheet,
      counted: sheet.counted.map((each) => ({ ...each, ...withCode(setup, each) })),
      uncounted: sheet.uncounted.map((each) => ({ ...each, lot: lotCode(setup, each.lot) })),
    };
  });
  bind(app, views.getLosses, async ({ params, query, context }) => {
    const { book } = await open(context, params);
    return lossSheet(book({ through: query.through }), query);
  });
}
