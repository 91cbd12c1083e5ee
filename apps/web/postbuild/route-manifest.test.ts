import { describe, expect, it } from 'vitest';
import { routeManifestOfMembers, routeManifestOfPage } from './route-manifest.ts';

const route = {
  id: 'pages/home',
  parentId: 'root',
  hasLoader: true,
  hasAction: false,
  module: '/assets/home-1.js',
  imports: ['/assets/framework-1.js'],
  css: [],
};

const scriptOf = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, url: '/manifest.js', routes })};`;

describe('the router’s list of routes', () => {
  it('keeps what the router needs of a route and leaves out the rest', () => {
    expect(routeManifestOfMembers(scriptOf({ root: route }))).toBe(
      'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"url":"/manifest.js","routes":{"root":{"id":"pages/home","parentId":"root","hasLoader":true,"module":"/assets/home-1.js"}}};',
    );
  });

  it('holds only the routes that a page is made of', () => {
    const script = scriptOf({ root: {}, home: route, other: route });
    const own = routeManifestOfPage(script, ['root', 'home']);
    expect(own).toContain('"home":');
    expect(own).not.toContain('"other":');
    expect(() => routeManifestOfPage(script, ['nowhere'])).toThrow('nowhere');
  });

  it('leads members through their own areas, and out of them by a new document', () => {
    const ids = ['root', 'community/shell/route', 'lots/page', 'pages/home', '../content/projects/domigo'];
    const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
    const [, json = ''] = routeManifestOfMembers(scriptOf(routes)).match(/=(.*);$/) ?? [];
    expect(Object.keys(JSON.parse(json).routes)).toEqual(ids.slice(0, 3));
  });

  it('stops the build when the router writes it differently', () => {
    expect(() => routeManifestOfMembers('window.routes={}')).toThrow('another way');
  });
});
