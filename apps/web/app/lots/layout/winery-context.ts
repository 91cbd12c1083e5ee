import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Shortage } from '@orbit-vine/cellar-book/late-entries.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { createContext, useCallback, useContext } from 'react';
import type { BookRow } from '../book/book-rows.ts';
import type { KeptBook } from '../sync/kept-book.ts';

/** The open winery with its folded book; every view reads it. */
export interface OpenWinery {
  memberId: string;
  kept: KeptBook;
  book: Book;
  rows: BookRow[];
  /** Late entries that leave work after them short of wine. */
  late: ReadonlyMap<string, readonly Shortage[]>;
  /** The text that a row was read from. */
  sourceOf: (row: string) => string | undefined;
  nameOf: (personId: string | undefined) => string;
  /** Sends a message, or queues it until there is a connection. */
  say: (text: string, about?: string) => void;
  prepare: (text: string) => void;
  /** Refetches after a change that was not a message. */
  onChanged: () => void;
}

export const WineryContext = createContext<OpenWinery | undefined>(undefined);

export function useWinery(): OpenWinery {
  const winery = useContext(WineryContext);
  if (!winery) throw new Error('No winery is open here.');
  return winery;
}

export function useLotCode(): (lot: string) => string {
  const { setup } = useWinery().kept.cellar;
  return useCallback((lot) => lotCode(setup, lot), [setup]);
}
