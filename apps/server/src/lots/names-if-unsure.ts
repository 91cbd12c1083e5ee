import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { isUnsure } from '@orbit-vine/cellar-conversation/converse.ts';
import type { Database } from '../platform/db/database.ts';
import { openBook } from './open-book.ts';
import { considerMessage, type Received } from './receive-message.ts';

interface Names {
  vessels: string[];
  lots: string[];
  materials: string[];
}

/** The names of a cellar, if our own reader is not sure of a text that may hold them. */
export async function namesIfUnsure(
  database: Database,
  said: Pick<Received, 'winery' | 'text' | 'about' | 'writtenAt' | 'now'>,
): Promise<Names | undefined> {
  const { winery } = said;
  const { outcome } = await considerMessage(database, { ...said, seq: winery.seq });
  const { reading, state } = outcome;
  if (reading.follows || state === 'followed' || !isUnsure(reading)) return undefined;
  const { setup } = winery;
  const book = (await openBook(database, winery))();
  const held = [...book.lots.values()].filter(({ ml, grams }) => ml + grams > 0);
  return {
    vessels: setup.vessels.flatMap(({ name, retired }) => (retired ? [] : [name])),
    lots: held.map(({ id }) => lotCode(setup, id)),
    materials: setup.materials.map(({ name }) => name),
  };
}
