import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules named `*.data.ts` run where the site is built, and a bundle has what they export as JSON: a script that imported
 * the registry would bring every calculator. Without this plugin, as in tests, they are modules like any other.
 */
export const buildTimeData = (): Plugin => ({
  name: 'build-time-data',
  async load(id) {
    if (!id.endsWith('.data.ts')) return undefined;
    const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
    // Browsers read JSON faster than script.
    const json = JSON.stringify(JSON.stringify(exported));
    return `export const { ${Object.keys(exported).join(', ')} } = JSON.parse(${json});`;
  },
});
