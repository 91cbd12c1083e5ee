import { describe, expect, it } from 'vitest';
import { placesOf, withProbes } from './probes.ts';

const source = 'const a = 1; const f = (b: number) => b < 2; function g() { return () => ({ c: 3 }); }';
const placeOf = (text: string) => placesOf('a.ts', source, [source.indexOf(text)])[0];
const probed = (text: string) => withProbes('a.ts', source, new Set([placeOf(text)]), () => 'here');

describe('withProbes', () => {
  it('marks the innermost function around a position', () => {
    expect(probed('< 2')).toBe(source.replace('b < 2', '((globalThis as any).reach?.("here"), b < 2)'));
    expect(probed('return')).toBe(source.replace('{ return', '{(globalThis as any).reach?.("here"); return'));
    expect(probed('c: 3')).toBe(
      source.replace('({ c: 3 })', '((globalThis as any).reach?.("here"), ({ c: 3 }))'),
    );
  });

  it('marks the file where a position is in no function', () => {
    expect(probed('1')).toBe(`(globalThis as any).reach?.("here");${source}`);
  });
});
