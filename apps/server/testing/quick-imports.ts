import { registerHooks } from 'node:module';

/**
 * Loaded before test programs that import the server. For each file it loads, Node parses the `exports` of the file's
 * package again, 130 KB for drizzle-orm: a third of the server's import time. A `.js` file of that package is always
 * an ECMAScript module, so relative imports in it need no lookup.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    /^\..*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
