import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const started = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";

  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client-1.js");</script>`;

it('asks for no module before the page is shown, and for all of them after', () => {
  const html = paintFirst(started, { stylesheets: ['/assets/site-1.css'] });
  const [beforePaint, afterPaint = ''] = html.split('type: "paint"');
  expect(beforePaint).not.toContain('/assets/');
  expect(html).not.toMatch(/^\s*import /m);
  for (const asset of ['manifest-1', 'root-1', 'page-1', 'entry.client-1', 'site-1'])
    expect(afterPaint).toContain(asset);
  expect(afterPaint).toContain('window.__reactRouterRouteModules = {"root":route0,"page":route1};');
});

it('brings a page its own calculator, and its own routes in place of the list of all', () => {
  const html = paintFirst(started, {
    stylesheets: [],
    tool: '/assets/tool-blend-1.js',
    routesOf: (manifest, ids) => `routes(${manifest}: ${ids.join(' and ')});`,
  });
  expect(html).toContain('window.ownCalculator = import("/assets/tool-blend-1.js");');
  expect(html).not.toContain('import("/assets/manifest-1.js")');
  expect(html).toContain('routes(/assets/manifest-1.js: root and page);');
});

it('says so when React Router starts in another way', () => {
  expect(() => paintFirst('<script type="module" async="">start();</script>', { stylesheets: [] })).toThrow(
    'starts in a new way',
  );
});
