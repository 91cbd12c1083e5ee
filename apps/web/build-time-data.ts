import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules named `*.data.ts` run in the build, and bundles get their exports as JSON: a script that imported the
 * registry would contain every calculator. Without this plugin, as in tests, they are ordinary modules.
 */
export const buildTimeData = (): Plugin => ({
  name: 'build-time-data',
  async load(id) {
    if (!id.endsWith('.data.ts')) return undefined;
    const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
    // Browsers parse JSON faster than script.
    const json = JSON.stringify(JSON.stringify(exported));
    return `export const { ${Object.keys(exported).join(', ')} } = JSON.parse(${json});`;
  },
});
