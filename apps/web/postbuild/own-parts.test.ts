import { expect, it } from 'vitest';
import { bringOwnParts } from './own-parts.ts';

const started = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";

  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client-1.js");</script>`;

it('starts the page with its modules and the whole stylesheet, none of them in the way of the first paint', () => {
  const html = bringOwnParts(started, { stylesheets: ['/assets/site-1.css'] });
  expect(html).not.toMatch(/^\s*import /m);
  for (const asset of ['manifest-1', 'root-1', 'page-1', 'entry.client-1', 'site-1'])
    expect(html).toContain(asset);
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"page":route1};');
});

it('brings a page its own calculator, and its own routes in place of the list of all', () => {
  const html = bringOwnParts(started, {
    stylesheets: [],
    tool: '/assets/tool-blend-1.js',
    routesOf: (manifest, ids) => `routes(${manifest}: ${ids.join(' and ')});`,
  });
  expect(html).toContain('\nimport("/assets/tool-blend-1.js");');
  expect(html).not.toContain('import("/assets/manifest-1.js")');
  expect(html).toContain('routes(/assets/manifest-1.js: root and page);');
});

it('says so when React Router starts in another way', () => {
  expect(() =>
    bringOwnParts('<script type="module" async="">start();</script>', { stylesheets: [] }),
  ).toThrow('starts in a new way');
});
