import { expect, test } from 'vitest';
import { type OpenedPanel, unfoldPanels } from './panel-stack.ts';

const button = (name: string) => ({ name }) as unknown as Element;
const open = (title: string, below?: OpenedPanel, from: Element | null = null): OpenedPanel => ({
  title,
  content: title,
  from,
  below,
});
const titles = (panels: readonly OpenedPanel[]) => panels.map(({ title }) => title);

test('a panel stays below the one opened from it', () => {
  expect(titles(unfoldPanels(open('Ada', open('Members'))))).toEqual(['Members', 'Ada']);
});

test('reopening a panel goes back to it, and keeps its origin', () => {
  const first = open('Search', open('Inbox'), button('in the inbox'));
  const search = open('Search', open('Ada', first), button('on the card'));
  const panels = unfoldPanels(search);
  expect(titles(panels)).toEqual(['Inbox', 'Search']);
  expect(panels.at(-1)?.from).toBe(first.from);
  expect(titles(unfoldPanels(open('Bo', search)))).toEqual(['Inbox', 'Search', 'Bo']);
});

test('a member with the name of a panel is a separate panel', () => {
  const card = { ...open('Members', open('Members')), id: 'member 7' };
  expect(titles(unfoldPanels(card))).toEqual(['Members', 'Members']);
});
