import { describeFinding } from '@orbit-vine/cellar-book/entries/findings.ts';
import type { Moment } from '@orbit-vine/cellar-book/entries/order.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { inventoryDays, inventorySheet } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { lossSheet } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import { dayBefore, lastDayOf, monthSheet } from '@orbit-vine/cellar-book/sheets/month-sheet.ts';
import type * as views from '@orbit-vine/contract/lots-views.ts';
import type * as z from 'zod/mini';
import type { Database } from '../platform/db/database.ts';
import { type JsonBytes, jsonBytes } from '../platform/http/json-bytes.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lotViews, vesselViews, wholeLotView } from './book-views.ts';
import type { OwnWinery } from './find-winery.ts';
import { openBook } from './open-book.ts';

interface ForWinery {
  winery: OwnWinery;
}
interface UpTo {
  through?: string | undefined;
}
type Answer<Name extends keyof Views> = Promise<JsonBytes<z.input<Views[Name]['answer']>>>;
type Views = Omit<typeof views, 'bookViews' | 'VesselView' | 'LotView'>;

const at = ({ through }: UpTo): Moment => (through === undefined ? {} : { through });

/** Replaces the ledger's id of a lot by the code that people use. */
function withCode<Named extends { lot?: string | undefined }>(setup: Setup, { lot, ...rest }: Named) {
  return { ...rest, ...(lot === undefined ? {} : { lot: lotCode(setup, lot) }) };
}

/** Views of the book computed on the server for programs; pages compute them from the entries. */
export const bookViewTasks = {
  async listVessels(database: Database, { winery, ...moment }: ForWinery & UpTo): Answer<'listVessels'> {
    const book = await openBook(database, winery);
    return jsonBytes(vesselViews(book(at(moment)), winery.setup));
  },
  async listLots(database: Database, { winery, ...moment }: ForWinery & UpTo): Answer<'listLots'> {
    const book = await openBook(database, winery);
    return jsonBytes(lotViews(book(at(moment)), winery.setup));
  },
  async getLot(
    database: Database,
    { winery, code, ...moment }: ForWinery & UpTo & { code: string },
  ): Answer<'getLot'> {
    const book = await openBook(database, winery);
    const lot = wholeLotView(book(at(moment)), winery.setup, code);
    if (!lot) throw new ProblemError('LOT_NOT_FOUND');
    return jsonBytes(lot);
  },
  async listFindings(database: Database, { winery, ...moment }: ForWinery & UpTo): Answer<'listFindings'> {
    const book = await openBook(database, winery);
    const findings = book(at(moment)).findings.map((finding) => ({
      ...finding,
      ...withCode(winery.setup, finding),
      message: describeFinding(finding),
    }));
    return jsonBytes(findings);
  },
  async getMonth(database: Database, { winery, month }: ForWinery & { month: string }): Answer<'getMonth'> {
    const book = await openBook(database, winery);
    const [before, through] = [dayBefore(month), lastDayOf(month)];
    const sheet = monthSheet(book({ through: before }), book({ through }), month);
    const withoutAlcohol = sheet.bulkWine.withoutAlcohol.map((lot) => lotCode(winery.setup, lot));
    return jsonBytes({ ...sheet, bulkWine: { ...sheet.bulkWine, withoutAlcohol } });
  },
  async listInventories(database: Database, { winery }: ForWinery): Answer<'listInventories'> {
    const book = await openBook(database, winery);
    return jsonBytes(inventoryDays(book()));
  },
  async getInventory(
    database: Database,
    { winery, day }: ForWinery & { day: string },
  ): Answer<'getInventory'> {
    const book = await openBook(database, winery);
    const sheet = inventorySheet(book({ through: day }), day);
    return jsonBytes({
      ...sheet,
      counted: sheet.counted.map((each) => ({ ...each, ...withCode(winery.setup, each) })),
      uncounted: sheet.uncounted.map((each) => ({ ...each, lot: lotCode(winery.setup, each.lot) })),
    });
  },
  async getLosses(
    database: Database,
    { winery, ...span }: ForWinery & { from: string; through: string },
  ): Answer<'getLosses'> {
    const book = await openBook(database, winery);
    return jsonBytes(lossSheet(book({ through: span.through }), span));
  },
};
