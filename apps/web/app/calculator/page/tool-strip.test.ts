import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import { AllTools } from '../panels/all-tools.tsx';
import { nearestTools, ToolStrip } from './tool-strip.tsx';

const linksOf = (markup: string) => [...markup.matchAll(/<a href="\/tools\/([^"]+)"/g)].map(([, id]) => id);

describe('the strip of calculators', () => {
  it('begins with the current one and continues with its neighbors', () => {
    const ids = nearestTools('copper-sulfate').map(({ id }) => id);
    expect(ids[0]).toBe('copper-sulfate');
    expect(ids[1]).toBe('addition');
    expect(ids.slice(-5)).toEqual(['brix-sg', 'alcohol', 'density-alcohol', 'so2', 'yan']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('marks the current one once, and links to all tools', () => {
    const markup = renderToStaticMarkup(createElement(ToolStrip, { current: 'so2' }));
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(linksOf(markup)[0]).toBe('so2');
    expect(markup).toMatch(/<a href="\/tools" .*Back to Tools/);
    expect(markup).toMatch(/<details.*<a href="\/tools">See all tools<\/a>.*<\/details>/);
  });
});

it('the list of all tools links to every calculator once, by task, and marks the current one', () => {
  const markup = renderToStaticMarkup(createElement(AllTools, { current: 'blend' }));
  expect(linksOf(markup).toSorted()).toEqual(calculators.map(({ id }) => id).toSorted());
  expect(markup).toMatch(/<a href="\/tools\/blend" aria-current="page"/);
  expect(markup.match(/aria-current/g)).toHaveLength(1);
});
