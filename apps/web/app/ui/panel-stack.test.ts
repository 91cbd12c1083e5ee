import { expect, test } from 'vitest';
import { type OpenedPanel, unfoldPanels } from './panel-stack.ts';

/** An element of a page that is not there; only which one it is matters. */
const button = (name: string) => ({ name }) as unknown as Element;
const open = (title: string, below?: OpenedPanel, from: Element | null = null): OpenedPanel => ({
  title,
  content: title,
  from,
  below,
});
const titles = (panels: readonly OpenedPanel[]) => panels.map(({ title }) => title);

test('a panel that leads on waits below the one it led to', () => {
  expect(titles(unfoldPanels(open('Ada', open('Members'))))).toEqual(['Members', 'Ada']);
});

test('a panel that has led here is gone back to, whatever stood over it, and keeps where it came from', () => {
  const first = open('Search', open('Inbox'), button('in the inbox'));
  const search = open('Search', open('Ada', first), button('on the card'));
  const panels = unfoldPanels(search);
  expect(titles(panels)).toEqual(['Inbox', 'Search']);
  expect(panels.at(-1)?.from).toBe(first.from);
  expect(titles(unfoldPanels(open('Bo', search)))).toEqual(['Inbox', 'Search', 'Bo']);
});

test('a member who is called as a panel is another panel', () => {
  const card = { ...open('Members', open('Members')), id: 'member 7' };
  expect(titles(unfoldPanels(card))).toEqual(['Members', 'Members']);
});
