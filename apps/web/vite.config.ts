import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readEnvironment } from './app/platform/environment.ts';
import { buildTimeData } from './build-time-data.ts';
import { dataFiles } from './data-files.ts';
import { emoji } from './emoji.ts';
import { texts } from './mdx.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { withoutWasm } from './satellite.ts';
import { filesByParts } from './shared-files.ts';

const server = 'http://127.0.0.1:3000';
const { publicUrl, siteEmail, links, email } = readEnvironment(process.env);

/** Changes less often than the site's code, so browsers cache it across releases. */
const framework = {
  name: 'framework',
  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  priority: 99,
};

export default defineConfig({
  define: {
    __PUBLIC_URL__: JSON.stringify(publicUrl),
    __SITE_EMAIL__: JSON.stringify(siteEmail),
    __EXTERNAL_LINKS__: JSON.stringify(links),
    __EMAIL_ACCOUNT__: JSON.stringify(email),
  },
  plugins: [tailwindcss(), texts(), emoji(), dataFiles(), buildTimeData(), withoutWasm(), reactRouter()],
  build: {
    cssTarget: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    // The font is preloaded by address; inlined, every page would carry it.
    assetsInlineLimit: 0,
    // For `postbuild/tool-preloads.ts`.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework, ...filesByParts()] } } },
      },
    },
    // An article's calculator is a separate chunk only in the browser.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/avatars': server },
  },
});
