import type { Entry, EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Finding } from '@orbit-vine/cellar-book/entries/findings.ts';
import type { Cellar } from '@orbit-vine/cellar-conversation/cellar.ts';
import { warningsAbout } from '@orbit-vine/cellar-conversation/questions.ts';
import type { Language } from '@orbit-vine/cellar-notes/schema/reading.ts';

/** What a text of the same work would be asked about. A signed inventory is a count, whatever the book expected. */
export function warningsAboutDraft(
  cellar: Cellar,
  draft: EntryDraft & { seq: number; arrivedAt: string },
  asked: { unit: 'gal' | 'L'; language: Language },
): string[] {
  if ('work' in draft && draft.work.op === 'gauge' && draft.work.inventory) return [];
  const about = 'corrects' in draft ? draft.corrects : draft.id;
  const before = cellar.book.findings.filter(({ entry }) => entry === about);
  const caused = cellar
    .foldWith([draft as Entry])
    .findings.filter((finding) => finding.entry === about && !before.some((each) => covers(each, finding)));
  return warningsAbout(caused, { setup: cellar.setup, ...asked }).map(
    (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`,
  );
}

/** A correction that leaves a known problem as it is, or makes it smaller, is not asked about it again. */
function covers(before: Finding, after: Finding): boolean {
  const size = ({ ml = 0, grams = 0 }: Finding) => Math.abs(ml) + Math.abs(grams);
  const isSame = before.code === after.code && before.vessel === after.vessel && before.lot === after.lot;
  return isSame && size(after) <= size(before);
}
