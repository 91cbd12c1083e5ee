// Makes fraunces.woff2: one weight and optical size of Fraunces, and the characters that headings use.
// The size is between the largest titles and 24 px, below which headings are in the system's sans.
// Run with `npm run font -w @orbit-vine/web`; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const others = '’‘“”–—…·×°éèüö₂→';
const source = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2');

const font = await subsetFont(readFileSync(fileURLToPath(source)), ascii + others, {
  targetFormat: 'woff2',
  variationAxes: { wght: 420, opsz: 48, SOFT: 0, WONK: 0 },
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
});
writeFileSync(new URL('fraunces.woff2', import.meta.url), font);
console.log(`fraunces.woff2: ${font.length} bytes`);
