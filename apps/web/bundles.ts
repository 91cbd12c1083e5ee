import { existsSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, 'app');

/** A bundle of these modules and of all that they import, less what an earlier bundle has. */
function startingAt(name: string, ...files: readonly string[]) {
  const paths = new Set(files.map((file) => join(app, file)));
  // A file that has moved would otherwise change what pages weigh, and nobody would hear of it.
  for (const path of paths) if (!existsSync(path)) throw new Error(`The bundle "${name}" has no ${path}.`);
  return { name, test: (id: string) => paths.has(fileOf(id)) };
}

/** A bundle of these packages. */
function ofPackages(name: string, ...packages: readonly string[]) {
  return { name, test: (id: string) => packages.includes(packageOf(id) ?? '') };
}

/** A bundle of these files, of what lies in these folders, and of all that it imports, less what an earlier bundle has. */
function within(name: string, ...places: readonly string[]) {
  const paths = places.map((place) => join(app, place));
  for (const path of paths) if (!existsSync(path)) throw new Error(`The bundle "${name}" has no ${path}.`);
  // A file taken as text (`?raw`) is none of the folder's code.
  return {
    name,
    test: (id: string) => !id.includes('?') && paths.some((path) => id === path || id.startsWith(`${path}/`)),
  };
}

const fileOf = (id: string) => id.split('?')[0] ?? id;

function packageOf(id: string): string | undefined {
  const [scope = '', name] = id.split('/node_modules/').at(-1)?.split('/') ?? [];
  if (!id.includes('/node_modules/')) return undefined;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * What the hydrated pages share, and what the community starts with: few files compress better than many, and ask for
 * less. Everything else falls into files by itself, along dynamic imports.
 */
export const bundles = [
  ofPackages('framework', 'react', 'react-dom', 'react-router', 'scheduler', 'cookie', 'set-cookie-parser'),
  // Or it would be drawn into the last of these bundles, and the pages of the others with it.
  { name: 'preload', test: (id: string) => id.includes('vite/preload-helper') },
  startingAt(
    'frame',
    'root.tsx',
    'site/site-frame.tsx',
    'ui/prerendered.tsx',
    'ui/icon.tsx',
    // Or what else uses them would bring the calculators.
    'platform/addresses.ts',
    'platform/href.ts',
    'platform/kept-json.ts',
  ),
  // It knows the file of each calculator; articles and the community have it without what a calculator's page has.
  startingAt('tools', 'tools/load.ts'),
  within(
    'calculator',
    'calculator/form',
    'calculator/page',
    'calculator/result',
    // What most of them solve and interpolate with, and state their ranges by.
    '../../../packages/enology/src/numerics',
    '../../../packages/enology/src/formula.ts',
    '../../../packages/enology/src/outcome.ts',
    '../../../packages/enology/src/uncertainty.ts',
  ),

  // Whoever makes a table safe for a spreadsheet also reads or writes one; alone it would be a file of one line.
  {
    name: 'csv',
    test: (id: string) => packageOf(id) === 'd3-dsv' || id.endsWith('contract/src/harmless-cell.ts'),
  },
  // The maps' and the cards' too, which are not to bring the community.
  startingAt('later', 'ui/later.tsx', 'ui/retry.tsx'),
  startingAt(
    'community',
    'community/shell/route.tsx',
    'account/asked-dialog.tsx',
    '../../../packages/contract/src/messages.ts',
    // What visitors and members see alike.
    'community/shell/frame.tsx',
    'community/channels/channel-title.tsx',
    'community/timeline/page.tsx',
    'community/timeline/examples.tsx',
    'community/composer/composer-frame.tsx',
    // Of a few lines each, and wanted on both sides: without a place here they bring the whole of the members' bundle.
    'ui/use-action.ts',
    'ui/error-line.tsx',
    'account/ended.ts',
    'account/last-channel.ts',
  ),
  startingAt('for-members', 'community/shell/member-community.tsx'),
  // What the panels and menus share: each in a file of its own would be smaller than the names that ask for it.
  startingAt(
    'shared',
    'ui/show-more.tsx',
    'ui/use-after-pause.ts',
    'community/message/panel-link.tsx',
    'community/queries/use-channel-name.ts',
    '../../../packages/contract/src/message-changes.ts',
    '../../../packages/contract/src/other-members.ts',
    '../../../packages/contract/src/page-of-time.ts',
    '../../../node_modules/@tanstack/react-query/build/modern/infiniteQueryOptions.js',
    '../../../node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
  ),
];

/** What whoever asks for a part of the community, or for the part before them, has already. */
const present = ['preload', 'framework', 'frame', 'later', 'community', 'for-members'].map((name) => {
  // A bundle of another name would be named again by every part, and nobody would hear of it.
  if (!bundles.some((bundle) => bundle.name === name)) throw new Error(`There is no bundle "${name}".`);
  return name;
});
const presentFile = new RegExp(
  `/((rolldown-runtime|${present.join('|')})-[\\w-]{8}\\.js|community-[\\w-]{8}\\.css)$`,
);

/** What a part that is fetched later needs beside it, less what is there: each name is a hash that cannot be compressed. */
export const withoutPresent = (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' ? needed.filter((file) => !presentFile.test(file)) : needed;

/** A calculator's script is named for its folder, so that the finished page can name it (`postbuild/tool-entry.ts`). */
export function scriptName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, tool] = /\/app\/tools\/([^/]+)\/definition\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${tool ? `tool-${tool}` : '[name]'}-[hash].js`;
}
