/** Separates clauses: `stop` ends a sentence, `and` joins. */
export type Gap = 'stop' | 'then' | 'comma' | 'and' | 'slash' | 'dash';

export const gapMarks: Record<string, Gap> = {
  '\n': 'stop',
  ';': 'stop',
  '.': 'stop',
  '!': 'stop',
  ',': 'comma',
  '&': 'and',
  '+': 'and',
  '(': 'comma',
  ')': 'comma',
  '/': 'slash',
  '-': 'dash',
  '|': 'stop',
  '•': 'stop',
};
export const wordGaps = new Map<string, Gap>([
  ['and', 'and'],
  ['y', 'and'],
  ['e', 'and'],
  ['then', 'then'],
  ['luego', 'then'],
  ['despues', 'then'],
  ['plus', 'and'],
  ['also', 'and'],
  ['tambien', 'and'],
  ['so', 'and'],
  ['n', 'and'],
  ['mas', 'and'],
  ['but', 'and'],
  ['pero', 'and'],
  ['entonces', 'then'],
  ['afterwards', 'then'],
]);
