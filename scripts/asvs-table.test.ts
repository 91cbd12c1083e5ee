import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** The number of ASVS 5.0.0 requirements of levels 1 and 2 in each section; level 3 requirements follow them. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};
const numbers = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

const table = read('docs/asvs.md');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map(cellsOf)
  .map(([, number = '', , state = '', where = '']) => ({ number, state, where }));

function filesIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name = '']) => name);
  return quoted.filter((name) => /^[\w./-]+\.(ts|tsx|mjs|md|json|yaml)$|Caddyfile$/.test(name));
}
const isThere = (file: string) =>
  [file, `apps/server/src/${file}`, `apps/server/src/platform/${file}`].some((path) =>
    existsSync(join(root, path)),
  );

describe('the table of ASVS', () => {
  it('lists each requirement once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  it('states for each whether it is met, with the reason if not', () => {
    for (const { number, state, where } of rows) {
      expect([number, state]).toEqual([number, expect.stringMatching(/^(met|not met|does not apply)$/)]);
      expect([number, where]).not.toEqual([number, '']);
    }
  });

  it('has correct counts', () => {
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(table).toContain(
      `Of ${rows.length} requirements ${count('met')} are met, ${count('not met')} are not, and ${count('does not apply')} do not apply.`,
    );
  });
});

describe.each(['docs/asvs.md', 'SECURITY.md'])('%s', (file) => {
  it('names only existing files', () => {
    const named = filesIn(read(file));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});
