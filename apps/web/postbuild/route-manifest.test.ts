import { describe, expect, it } from 'vitest';
import { lightRouteManifest } from './route-manifest.ts';

const route = {
  id: 'pages/home',
  parentId: 'root',
  hasLoader: true,
  hasAction: false,
  module: '/assets/home-1.js',
  imports: ['/assets/framework-1.js'],
  css: [],
};

describe('the router’s list of routes', () => {
  it('keeps what the router needs of a route and leaves out the rest', () => {
    const script = `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, routes: { home: route } })};`;
    expect(lightRouteManifest(script)).toBe(
      'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"routes":{"home":{"id":"pages/home","parentId":"root","hasLoader":true,"module":"/assets/home-1.js"}}};',
    );
  });

  it('holds only the routes that a page asks for', () => {
    const routes = { root: {}, home: route, other: route };
    const script = `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes })};`;
    const own = lightRouteManifest(script, ['root', 'home']);
    expect(own).toContain('"home":');
    expect(own).not.toContain('"other":');
    expect(() => lightRouteManifest(script, ['nowhere'])).toThrow('nowhere');
  });

  it('stops the build when the router writes it differently', () => {
    expect(() => lightRouteManifest('window.routes={}')).toThrow('another way');
  });
});
