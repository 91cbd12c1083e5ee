import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-dialogues.json' with { type: 'json' };
import type { ReferenceCellar } from '../testing/reference-cellar.ts';
import { playReference, type ReferenceDialogue } from '../testing/reference-dialogue.ts';

const { dialogues, cellars } = set as unknown as {
  dialogues: ReferenceDialogue[];
  cellars: Record<string, ReferenceCellar>;
};

describe('the 60 reference conversations', () => {
  it.each(dialogues)('$id ($kind) leaves the rows and the cellar that it must', (dialogue) => {
    expect(playReference(dialogue, cellars)).toEqual([]);
  });

  it('are all there', () => {
    expect(dialogues).toHaveLength(60);
  });
});
