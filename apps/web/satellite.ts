import type { Plugin } from 'vite';

/**
 * satellite.js without its propagators in WebAssembly, which bundlers cannot leave out by themselves: they run threads
 * of their own and compile code, which our pages forbid. One satellite needs neither.
 */
export function withoutWasm(): Plugin {
  const name = 'satellite-without-wasm';
  return {
    name,
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './wasm/index.js' && importer?.includes('/satellite.js/') ? `\0${name}` : undefined,
    load: (id) => (id === `\0${name}` ? 'export {}' : undefined),
  };
}
