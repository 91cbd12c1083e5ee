import type { Config } from '@react-router/dev/config';
import { readEnvironment } from './app/platform/environment.ts';
import { parts } from './app/regions/list/regions.ts';
import { calculators } from './app/tools/registry.ts';
import { finishSite } from './postbuild/finish.ts';

const environment = readEnvironment(process.env);
// Modules that run after the build read the address as pages do.
Object.assign(globalThis, { __SITE_EMAIL__: environment.siteEmail });

export default {
  ssr: false,
  buildDirectory: environment.buildDirectory,
  // Splat routes, calculators, regions, the 404 page, and the community's first page are not static paths.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...calculators.map(({ id }) => `/tools/${id}`),
    ...parts.map(({ id }) => `/regions/${id}`),
    '/404',
    '/plastic-grapes',
  ],
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishSite(reactRouterConfig.buildDirectory, environment),
} satisfies Config;
