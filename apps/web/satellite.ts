import type { Plugin } from 'vite';

/**
 * Removes satellite.js's WebAssembly propagators, which bundlers can't drop: they start threads and compile code, which
 * our pages forbid. One satellite needs neither.
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
