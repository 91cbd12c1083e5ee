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

export async function namesIfUnsure(
  database: Database,
  incoming: Pick<Received, 'winery' | 'text' | 'about' | 'writtenAt' | 'now'>,
): Promise<Names | undefined> {
  const { winery } = incoming;
  const { outcome } = await considerMessage(database, { ...incoming, seq: winery.seq });
  const { reading, state } = outcome;
  if (reading.follows || state === 'followed' || !isUnsure(reading)) return undefined;
  const { setup } = winery;
  const book = (await openBook(database, winery))();
  const lotsInCellar = [...book.lots.values()].filter(({ ml, grams }) => ml + grams > 0);
  return {
    vessels: setup.vessels.flatMap(({ name, retired }) => (retired ? [] : [name])),
    lots: lotsInCellar.map(({ id }) => lotCode(setup, id)),
    materials: setup.materials.map(({ name }) => name),
  };
}
