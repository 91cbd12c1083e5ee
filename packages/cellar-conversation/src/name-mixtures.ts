import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { codeForMixture } from '@orbit-vine/cellar-book/lot-codes.ts';
import { asEntries, type Turn } from './conversation.ts';
import type { Warning } from './questions.ts';

/** Entries, and what the book finds about them. */
export interface Mixed {
  entries: EntryDraft[];
  findings: Warning[];
}

const originalOf = (draft: EntryDraft) => ('corrects' in draft ? draft.corrects : draft.id);

/** The entries, each with a new lot for wine that it moves onto another lot. */
export function nameMixtures(turn: Turn, drafts: readonly EntryDraft[]): Mixed {
  const { cellar, message } = turn;
  if (drafts.length === 0) return { entries: [], findings: [] };
  const book = cellar.foldWith(asEntries(drafts, message));
  const findings = newFindings(turn, book, drafts);
  const codes = new Map<string, string>();
  const named = findings.map((finding): Warning => {
    if (finding.code !== 'joined_another_lot') return finding;
    const code = codes.get(finding.entry) ?? codeAt(turn, book, finding, [...codes.values()]);
    if (code !== undefined) codes.set(finding.entry, code);
    return { ...finding, becomes: code };
  });
  const entries = drafts.map((draft) => {
    const becomes = codes.get(originalOf(draft));
    if (becomes === undefined || !('work' in draft)) return draft;
    const { work } = draft;
    return work.op === 'transfer' || work.op === 'filter' ? { ...draft, work: { ...work, becomes } } : draft;
  });
  return { entries, findings: named };
}

function codeAt(
  { cellar: { setup } }: Turn,
  book: Book,
  { vessel = '' }: Warning,
  taken: readonly string[],
): string | undefined {
  const mixed = book.vessels.get(vessel);
  return mixed && codeForMixture(setup, book, mixed, taken);
}

function newFindings({ cellar }: Turn, book: Book, drafts: readonly EntryDraft[]): Warning[] {
  const ids = new Set(drafts.map(originalOf));
  const before = new Set(cellar.book.findings.map((finding) => JSON.stringify(finding)));
  return book.findings.filter((finding) => ids.has(finding.entry) && !before.has(JSON.stringify(finding)));
}
