import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readEnvironment } from './app/environment.ts';
import { emoji } from './emoji.ts';
import { texts } from './mdx.ts';

const server = 'http://127.0.0.1:3000';
const { publicUrl, siteEmail, links, email } = readEnvironment(process.env);

/** What the calculators' pages and the community share, what the calculators share, and what the community starts with. */
const chunks = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  // Or it would be drawn into the last of these groups, and the pages of the others with it.
  { name: 'preload', test: /vite\/preload-helper/ },
  {
    name: 'frame',
    test: /\/app\/(ui\/(site-frame|prerendered|icon|hydrate-context)|meta|site|root)\./,
  },
  {
    name: 'calculator',
    test: /\/app\/calculators\/(form\/|parts\/(?!stacked|later|dose))|enology\/src\/(outcome|uncertainty|numerics\/root|units)\./,
  },
  { name: 'preload', test: /vite\/preload-helper/ },
  {
    name: 'contract',
    test: /\/node_modules\/zod\/|\/contract\/src\/(limits|endpoint|problem|accounts|messages|members)\./,
  },
  // What comes first, then what visitors and members see alike, and then what only members do.
  {
    name: 'community',
    test: /\/app\/(community\/(?!admin|moderation)|account\/|api|ui\/(modal|toast|tooltips|observable)).*\.tsx?$|\/node_modules\/@tanstack\/(?!.*(mutationObserver|useMutation|infiniteQuery|useInfiniteQuery))|\/lucide-react\/.*\/arrow-down\./,
    tags: ['$initial' as const],
  },
  { name: 'window', test: /\/app\/community\/(frame|examples|channel-title|reading\/page|composer\/box)\./ },
  { name: 'members', test: /\/app\/community\/member-community\./ },
];

export default defineConfig({
  define: {
    __PUBLIC_URL__: JSON.stringify(publicUrl),
    __SITE_EMAIL__: JSON.stringify(siteEmail),
    __EXTERNAL_LINKS__: JSON.stringify(links),
    __EMAIL_ACCOUNT__: JSON.stringify(email),
  },
  plugins: [tailwindcss(), texts(), emoji(), reactRouter()],
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The font is preloaded by its address; inlined it would be sent with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    // Few chunks compress better than many, and ask for less.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // An article's calculator comes alone only in a browser.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/avatars': server },
  },
});
