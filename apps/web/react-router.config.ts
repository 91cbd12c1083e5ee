import type { Config } from '@react-router/dev/config';
import { readEnvironment } from './app/environment.ts';
import { finish } from './build-end/finish.ts';

const environment = readEnvironment(process.env);
// What is written after the build says it as its pages do.
Object.assign(globalThis, { __SITE_EMAIL__: environment.siteEmail });

export default {
  ssr: false,
  buildDirectory: environment.buildDirectory,
  // The splat routes are not among the static paths: the 404 page and the community's first page.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404', '/plastic-grapes'],
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finish(reactRouterConfig.buildDirectory, environment),
} satisfies Config;
