import { registerHooks } from 'node:module';

/**
 * Loaded before what a test starts or reads of the server. For each file it loads, Node reads all `exports` of the
 * file's package anew, which are 130 KB of drizzle-orm's manifest: a third of the time that a server's imports take. A
 * `.js` file of that package is always an ECMAScript module, so its neighbors can be found without asking.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    /^\..*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
