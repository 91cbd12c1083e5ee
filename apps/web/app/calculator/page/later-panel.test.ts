import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LaterPanel, type LaterPanelProps } from './later-panel.tsx';

it('an unopened panel leaves no empty frame on paper', () => {
  const panel = renderToStaticMarkup(
    createElement(
      LaterPanel,
      { title: 'How this is worked out', prints: true } as LaterPanelProps,
      'The working',
    ),
  );
  expect(panel).toContain('data-noprint=""');
  expect(panel).not.toContain('The working');
});
