import { expect, it } from 'vitest';
import { NamedLots } from './named-lots.tsx';

it('a text shows its lots by their names, and no part of another name', () => {
  const lots = new Map([
    ['A-1', 'first'],
    ['A-12', 'second'],
  ]);
  const nameLot = (lot: string) => `<${lot}>`;
  const parts = [NamedLots({ text: 'A-12 of A-1, not BA-1 or A-1b', lots, nameLot })].flat();
  const shown = parts.map((part) => (part as { props: { children: string } }).props.children);
  expect(shown.join('')).toBe('<second> of <first>, not BA-1 or A-1b');
});
