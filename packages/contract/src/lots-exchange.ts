import { workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import * as z from 'zod/mini';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

const ofWinery = z.object({ wineryId: Id });
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const wineryPath = '/api/lots/wineries/:wineryId';

/** The book as a table with a row per reading; for everyone who may read the winery. */
export const entriesCsvPath = `${wineryPath}/entries.csv`;
export const downloadEntries = download(entriesCsvPath, {
  for: 'memberOrKey',
  params: ofWinery,
  type: 'text/csv',
});
/** A workbook of the book, the original messages, vessels, blocks, and lots; for everyone who may read the winery. */
export const workbookPath = `${wineryPath}/book.xlsx`;
export const downloadWorkbook = download(workbookPath, {
  for: 'memberOrKey',
  params: ofWinery,
  type: workbook,
});
/** An empty workbook for an import, in the winery's units and with its vessels and blocks. */
export const templatePath = `${wineryPath}/template.xlsx`;
export const downloadTemplate = download(templatePath, {
  for: 'memberOrKey',
  params: ofWinery,
  type: workbook,
});
/** A ZIP of everything stored for a winery, including original messages; for owners with recent proof of identity. */
export const wineryExportPath = `${wineryPath}/export`;
export const exportWinery = download(wineryExportPath, {
  for: 'member',
  params: ofWinery,
  type: 'application/zip',
});
export const feedPath = '/api/lots/feed/:secret{[A-Za-z0-9_]+\\.csv}';
export const downloadFeed = download(feedPath, {
  for: 'everyone',
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  type: 'text/csv',
});

/**
 * `read` is a key for programs, as `Authorization: Bearer`, with a viewer's access. `feed` is a secret address of the
 * table alone; anyone who has the address may read it.
 */
export const WineryToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(['read', 'feed']),
  createdAt: z.iso.datetime(),
  expiresAt: z.optional(z.iso.datetime()),
  /** The key doesn't work: the owner who made it is suspended or no longer an owner. */
  stopped: z.optional(z.boolean()),
});
export type WineryToken = z.infer<typeof WineryToken>;

export const listTokens = endpoint('GET', `${wineryPath}/tokens`, {
  for: 'member',
  params: ofWinery,
  answer: z.array(WineryToken),
});
/** For owners with recent proof of identity. The secret is shown only in this answer. */
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
 * Imports a table into the book, all or nothing; for owners. A repeat adds nothing. Columns are those of the export:
 * `work` holds an entry as JSON; without it, `op` is `start` (the default), `receive_fruit`, `measurement`,
 * `addition`, or `note`. Column names are in any case, separated by commas, semicolons, or tabs. A workbook has the
 * table in its sheet `Entries` (or its only one), and may define vessels and blocks in `Vessels` and `Blocks` with
 * the columns of the export; existing ones stay unchanged. A table of only vessels or blocks is recognized by its
 * columns. Gallons and pounds go into `volume_gal`, `weight_lb`, `capacity_gal`, and `capacity_lb`.
 */
export const importEntries = endpoint('POST', `${wineryPath}/imports`, {
  for: 'member',
  params: ofWinery,
  body: z.object({
    csv: z.optional(z.string().check(z.maxLength(limits.cellarImport))),
    xlsx: z.optional(
      z.string().check(
        z.maxLength(limits.cellarImport),
        z.refine((text) => text.length % 4 === 0, 'This is not base64.'),
        z.regex(/^[\dA-Za-z+/]*={0,2}$/, 'This is not base64.'),
      ),
    ),
    /** Whether one volume beside several vessels is for each or in total, in rows that don't say so. */
    sharedVolume: z.optional(z.enum(['each', 'total'])),
    dryRun: z.optional(z.boolean()),
    /** Of the faults. */
    language: z.optional(z.enum(['en', 'es'])),
  }),
  answer: z.object({
    added: z.int(),
    setUp: z.optional(z.int()),
    /** In a dry run: at most 500 valid rows, as they were read. */
    read: z.optional(
      z.array(
        z.object({
          sheet: z.optional(z.string()),
          row: z.int(),
          name: z.optional(z.string()),
          workedOn: z.optional(z.string()),
          work: z.optional(workSchema),
        }),
      ),
    ),
    known: z.int(),
    faults: z.array(
      z.object({
        sheet: z.optional(z.string()),
        row: z.int(),
        message: z.string(),
        /** What in the body would settle it. */
        asks: z.optional(z.enum(['sharedVolume'])),
      }),
    ),
    findings: z.array(z.object({ row: z.int(), code: z.string(), message: z.string() })),
  }),
});
