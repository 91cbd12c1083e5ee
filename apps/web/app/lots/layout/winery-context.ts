import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { createContext, useContext } from 'react';
import type { BookRow } from '../book/book-rows.ts';
import type { KeptBook } from '../sync/kept-book.ts';

/** The winery that is open, folded: everything below the frame reads it. */
export interface OpenWinery {
  memberId: string;
  kept: KeptBook;
  book: Book;
  rows: BookRow[];
  /** The words that a row was read from. */
  saidOf: (row: string) => string | undefined;
  nameOf: (personId: string | undefined) => string;
  /** Sends a message as one would text it, or keeps it until there is a connection. */
  say: (text: string, about?: string) => void;
  /** Writes a message into the box, for its sender to check and send. */
  prepare: (text: string) => void;
  /** Something was changed otherwise: what this device knows is brought up to date. */
  onChanged: () => void;
}

export const WineryContext = createContext<OpenWinery | undefined>(undefined);

export function useWinery(): OpenWinery {
  const winery = useContext(WineryContext);
  if (!winery) throw new Error('No winery is open here.');
  return winery;
}

/** What a lot is called in this winery. */
export function useLotCode(): (lot: string) => string {
  const { kept } = useWinery();
  return (lot) => lotCode(kept.cellar.setup, lot);
}
