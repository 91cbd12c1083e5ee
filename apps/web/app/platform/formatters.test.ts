import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

const app = join(import.meta.dirname, '..');
/** Runs only while pages are built. */
const prerendering =
  /^(?:articles|pages|projects|social|structured-data)\/[^/]*$|^(?:root|routes|entry\.server)\.|\/(?:about|registry)\.ts$/;
const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
  (file) => !/\.(?:test|d)\.ts$|testing/.test(file) && !prerendering.test(file),
);

const makers: [owner: object, name: string][] = [
  ...['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'].map(
    (name): [object, string] => [Intl, name],
  ),
  ...[Number, BigInt, Date, Array].map(({ prototype }): [object, string] => [prototype, 'toLocaleString']),
  [Date.prototype, 'toLocaleDateString'],
  [Date.prototype, 'toLocaleTimeString'],
];

/** Calls `made` for each formatter, until the returned function is called. */
function watchFormatters(made: () => void): () => void {
  const restores = makers.map(([owner, name]) => {
    const real = Reflect.get(owner, name);
    const watched = new Proxy(real, {
      apply: (target, self, given) => {
        made();
        return Reflect.apply(target, self, given);
      },
      construct: (target, given) => {
        made();
        return Reflect.construct(target, given);
      },
    });
    Reflect.set(owner, name, watched);
    return () => Reflect.set(owner, name, real);
  });
  return () => {
    for (const restore of restores) restore();
  };
}

/** Our files on the call stack, innermost first. */
function callers(): string[] {
  const lines = new Error().stack?.split('\n') ?? [];
  return lines.flatMap((line) => /(?:apps\/web\/app|packages)\/[\w./-]+/.exec(line)?.[0] ?? []);
}

describe('the modules of the browser', () => {
  it('make no formatter while they load', async () => {
    const found = new Set<string>();
    const restore = watchFormatters(() => {
      const [self, ...around] = callers().filter((file) => !file.endsWith('formatters.test.ts'));
      if (self && ![self, ...around].some((file) => prerendering.test(file.replace('apps/web/app/', ''))))
        found.add([self, ...around].join(' < '));
    });
    vi.resetModules();
    const unloaded: string[] = [];
    for (const file of files) await import(join(app, file)).catch(() => unloaded.push(file));
    restore();
    expect(files.length - unloaded.length).toBeGreaterThan(500);
    expect([...found]).toEqual([]);
    // What needs a document to load can't be watched here, and takes its formats from `formatters.ts`.
    const formats = (file: string) => /\bIntl\.|\.toLocale/.test(readFileSync(join(app, file), 'utf8'));
    expect(unloaded.filter(formats)).toEqual([]);
  });
});
