/** Files that quote words, or that read words as people write them. */
export const quotingFiles = [
  'packages/cellar-notes/src/vocabulary/cues.ts',
  'packages/cellar-notes/src/vocabulary/talk.ts',
  'packages/cellar-notes/src/vocabulary/units.ts',
  'packages/cellar-notes/src/thread/planned.ts',
  'packages/cellar-notes/src/thread/question.ts',
  'packages/cellar-notes/words.md',
  'packages/cellar-book/src/tables/amounts.ts',
  'packages/contract/src/names.ts',
  'apps/server/src/lots/read-material-amount.ts',
  'apps/server/src/profiles/names.test.ts',
  'apps/web/app/lots/settings/vessel-list.ts',
  'apps/web/app/tools/units/about.ts',
  'e2e/budgets/house-style.ts',
  'e2e/budgets/house-style.test.ts',
  'scripts/style/style.test.ts',
  'scripts/style/words.ts',
];

/** Functions that splitting would make harder to read. */
export const exceptedFunctions: readonly string[] = [
  'apps/web/app/tools/fining-trial/definition.ts compute',
  'apps/web/app/tools/so2-forms/definition.ts compute',
  'apps/web/app/tools/tirage/definition.ts compute',
];
