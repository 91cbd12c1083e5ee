import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { useMemo } from 'react';
import { type BookRow, inOrderOfWork } from '../book/book-rows.ts';
import { useWinery } from '../layout/winery-context.ts';

interface Subject {
  /** The entries of a book that concern the subject. */
  entriesIn: (book: Book) => Iterable<string>;
  names: (work: Work) => boolean;
}

/**
 * The history of a lot or a vessel in order of work: what concerns it, what concerned it before a correction, and the
 * corrections themselves.
 */
export function useRowsAbout({ entriesIn, names }: Subject): BookRow[] {
  const { kept, book, rows } = useWinery();
  const original = useMemo(() => {
    const uncorrected = kept.entries.filter((entry) => !('corrects' in entry));
    if (uncorrected.length === kept.entries.length) return book;
    return foldWinery(kept.cellar.setup, uncorrected);
  }, [kept, book]);
  const concerned = new Set([...entriesIn(book), ...entriesIn(original)]);
  for (const { firstId, work } of rows) if (work && names(work)) concerned.add(firstId);
  return inOrderOfWork(rows.filter(({ firstId }) => concerned.has(firstId)));
}
