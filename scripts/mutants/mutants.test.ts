import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { mutantsOf } from './mutants.ts';

const changed = (source: string) =>
  mutantsOf('a.ts', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

describe('mutantsOf', () => {
  it('changes operators, conditions, constants, and calls', () => {
    expect(changed('a < 3')).toEqual(['a <= 3', 'a < 4']);
    expect(changed('if (!a) b();')).toEqual([
      'if (true) b();',
      'if (false) b();',
      'if ( a) b();',
      'if (!a) ;',
    ]);
    expect(changed('const c = list.some(test) && true;')).toEqual([
      'const c = list.some(test) || true;',
      'const c = list.every(test) && true;',
      'const c = list.some(test) && false;',
    ]);
  });

  it('changes conditions in SQL', () => {
    expect(changed('sql`select 1 from a where b and not c >= 3`')).toEqual([
      'sql`select 1 from a where b or not c >= 3`',
      'sql`select 1 from a where b and  c >= 3`',
      'sql`select 1 from a where b and not c > 3`',
    ]);
  });

  it('leaves types and imports alone', () => {
    expect(changed("import { a } from 'b'; type C = 1 | true; const d = a as 3;")).toEqual([]);
  });
});

describe('draw', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at);

  it('repeats a sample for the same seed only', () => {
    expect(draw(numbers, 10, 7)).toHaveLength(10);
    expect(draw(numbers, 10, 7)).toEqual(draw(numbers, 10, 7));
    expect(draw(numbers, 10, 7)).not.toEqual(draw(numbers, 10, 8));
  });
});
