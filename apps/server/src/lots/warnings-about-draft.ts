import type { Entry, EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Cellar } from '@orbit-vine/cellar-conversation/cellar.ts';
import { warningsAbout } from '@orbit-vine/cellar-conversation/questions.ts';

/** What a text of the same work would be asked about. A signed inventory is a count, whatever the book expected. */
export function warningsAboutDraft(
  cellar: Cellar,
  draft: EntryDraft & { seq: number; arrivedAt: string },
  unit: 'gal' | 'L',
): string[] {
  if ('work' in draft && draft.work.op === 'gauge' && draft.work.inventory) return [];
  const about = 'corrects' in draft ? draft.corrects : draft.id;
  const before = new Set(cellar.book.findings.map((finding) => JSON.stringify(finding)));
  const caused = cellar
    .foldWith([draft as Entry])
    .findings.filter((finding) => finding.entry === about && !before.has(JSON.stringify(finding)));
  return warningsAbout(caused, { setup: cellar.setup, language: 'en', unit }).map(
    (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`,
  );
}
