import { defineConfig } from 'vitest/config';
import { calculatorFacts } from './calculator-facts.ts';
import { calculatorList } from './calculator-list.ts';
import { emoji } from './emoji.ts';
import { texts } from './mdx.ts';

/** Apart from `vite.config.ts`: what is tested here is plain logic, and the router's plugin would only slow it down. */
export default defineConfig({
  plugins: [texts(), emoji(), calculatorList(), calculatorFacts()],
  test: { name: 'web', isolate: false, include: ['app/**/*.test.ts', 'postbuild/**/*.test.ts'] },
});
