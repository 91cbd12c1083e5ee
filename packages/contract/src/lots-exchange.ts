import { workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import * as z from 'zod/mini';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

/* What goes out of a winery's book, and comes into it, otherwise than by its people: tables, and keys for programs. */

const ofWinery = z.object({ wineryId: Id });
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const wineryPath = '/api/lots/wineries/:wineryId';

/** The book as a table, one row for each reading; who may read may have it. */
export const entriesCsvPath = `${wineryPath}/entries.csv`;
export const downloadEntries = download(entriesCsvPath, {
  for: 'memberOrKey',
  params: ofWinery,
  type: 'text/csv',
});
/** A workbook: the book, the messages as they came, vessels, blocks, lots. Who may read may have it. */
export const workbookPath = `${wineryPath}/book.xlsx`;
export const downloadWorkbook = download(workbookPath, {
  for: 'memberOrKey',
  params: ofWinery,
  type: workbook,
});
/** An empty workbook to start with, in the winery's units and with the vessels and blocks that it has; for its people. */
export const templatePath = `${wineryPath}/template.xlsx`;
export const downloadTemplate = download(templatePath, {
  for: 'memberOrKey',
  params: ofWinery,
  type: workbook,
});
/** A ZIP of all that is kept of a winery, raw messages too; for owners who have just proved that it is them. */
export const wineryExportPath = `${wineryPath}/export`;
export const exportWinery = download(wineryExportPath, {
  for: 'member',
  params: ofWinery,
  type: 'application/zip',
});
/** The same table for a spreadsheet that fetches it: whoever has the address may read. */
export const feedPath = '/api/lots/feed/:secret{[A-Za-z0-9_]+\\.csv}';
export const downloadFeed = download(feedPath, {
  for: 'everyone',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  type: 'text/csv',
});

/** `read`: what a viewer reads, for programs, as `Authorization: Bearer`. `feed`: the table alone, by its secret address. */
export const WineryToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(['read', 'feed']),
  createdAt: z.iso.datetime(),
  expiresAt: z.optional(z.iso.datetime()),
  /** It opens nothing while the owner who made it is suspended or no longer an owner. */
  stopped: z.optional(z.boolean()),
});
export type WineryToken = z.infer<typeof WineryToken>;

export const listTokens = endpoint('GET', `${wineryPath}/tokens`, {
  for: 'member',
  params: ofWinery,
  answer: z.array(WineryToken),
});
/** By an owner who has just proved that it is them. The secret is told this once. */
export const makeToken = endpoint('POST', `${wineryPath}/tokens`, {
  for: 'member',
  params: ofWinery,
  body: z.object({
    name: oneLine().check(z.minLength(1), z.maxLength(60)),
    scope: z.enum(['read', 'feed']),
    days: z.optional(z.int().check(z.gte(1), z.lte(3_650))),
  }),
  answer: z.object({ token: WineryToken, secret: z.string() }),
});
export const revokeToken = endpoint('DELETE', `${wineryPath}/tokens/:tokenId`, {
  for: 'member',
  params: z.object({ wineryId: Id, tokenId: Id }),
  answer: z.object({}),
});

/**
 * A table into the book, all of it or nothing, by an owner; sent again, it adds nothing. Columns are those of the table that goes out:
 * `work` holds an entry as JSON, and without it `op` is one of `start`, `receive_fruit`, `measurement`, `addition` and `note`. A
 * workbook has it in its sheet `Entries` (or its only one), and may name vessels and blocks in `Vessels` and `Blocks`, columns as they
 * go out; those that the winery has stay as they are. A table of only vessels or blocks is known by its columns. Gallons and pounds
 * stand in `volume_gal`, `weight_lb`, `capacity_gal` and `capacity_lb`; without `op` a row is a `start`.
 */
export const importEntries = endpoint('POST', `${wineryPath}/imports`, {
  for: 'member',
  params: ofWinery,
  body: z.object({
    csv: z.optional(z.string().check(z.maxLength(limits.cellarImport))),
    /** An .xlsx file in base64. */
    xlsx: z.optional(
      z.string().check(
        z.maxLength(limits.cellarImport),
        z.refine((text) => text.length % 4 === 0, 'This is not base64.'),
        z.regex(/^[\dA-Za-z+/]*={0,2}$/, 'This is not base64.'),
      ),
    ),
    /** Says what would come of it, and stores nothing. */
    dryRun: z.optional(z.boolean()),
  }),
  answer: z.object({
    added: z.int(),
    /** Vessels and blocks that a workbook added. */
    setUp: z.optional(z.int()),
    /** Of a dry run: the lines as they were read, up to 500; those at fault are not among them. */
    read: z.optional(
      z.array(
        z.object({
          sheet: z.optional(z.string()),
          row: z.int(),
          /** A vessel or a block. */
          name: z.optional(z.string()),
          workedOn: z.optional(z.string()),
          work: z.optional(workSchema),
        }),
      ),
    ),
    /** Were in the book already. */
    known: z.int(),
    faults: z.array(z.object({ sheet: z.optional(z.string()), row: z.int(), message: z.string() })),
    /** What the book finds about the new entries. */
    findings: z.array(z.object({ row: z.int(), message: z.string() })),
  }),
});
