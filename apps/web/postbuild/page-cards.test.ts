import { expect, it } from 'vitest';
import { pageCards } from './page-cards.ts';

const cards = pageCards([
  { href: '/tools/so2', kind: 'calculator', title: 'SO₂', description: 'Weigh it.', sections: [] },
  { href: '/regions', kind: 'page', title: 'Wine regions', description: 'Where they lie.', sections: [] },
]);

it.each([
  ['/tools/so2', 'Calculator', 'SO₂', 'Weigh it.'],
  ['/regions', 'Region', 'Wine regions', 'Where they lie.'],
  ['/regions/american-viticultural-areas#napa-valley', 'Viticultural area', 'Napa Valley', 'Napa, CA'],
])('pageCards has %s', (address, kind, title, description) => {
  expect(cards[address]).toEqual({ kind, title, description });
});

it('pageCards has every region with its climate', () => {
  const [region] = Object.entries(cards).filter(([address]) => address.endsWith('#mosel-germany'));
  expect(region?.[1]).toMatchObject({ kind: 'Region', title: 'Mosel' });
  expect(region?.[1].description).toMatch(/Climate: cool continental\.$/);
});
