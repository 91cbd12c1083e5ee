import type { Config } from '@react-router/dev/config';
import { readEnvironment } from './app/platform/environment.ts';
import { parts } from './app/regions/list/regions.ts';
import { calculators } from './app/tools/registry.ts';
import { finishSite } from './postbuild/finish.ts';

const environment = readEnvironment(process.env);
// What is written after the build says it as its pages do.
Object.assign(globalThis, { __SITE_EMAIL__: environment.siteEmail });

export default {
  ssr: false,
  buildDirectory: environment.buildDirectory,
  // Splat routes, the calculators' and the regions' are not among the static paths, nor the 404 page and the community's first page.
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
