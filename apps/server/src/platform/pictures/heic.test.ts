import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heicOf, quarterColors, quarters } from '../../../testing/heic/heic.ts';
import { ProblemError } from '../http/problem.ts';
import { type DecoderBounds, decoderBounds, programs } from './decoder.ts';
import { isHeic } from './is-heic.ts';
import { openHeic } from './open-heic.mjs';
import { openPictures } from './pictures.ts';

const log = pino({ level: 'silent' });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbit-vine-heic-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Draws a picture anew, and says what came of it. */
async function redrawn(content: Uint8Array, bounds: Partial<DecoderBounds> = {}) {
  const pictures = openPictures({ log, heic: true, bounds: { ...decoderBounds, ...bounds } });
  const place = await mkdtemp(join(folder, 'upload-'));
  const [from, to] = [join(place, 'file'), join(place, 'drawn')];
  await writeFile(from, content);
  try {
    const size = await pictures.redraw('ada', { from, to, shape: 'screen' }, 'FILE_BROKEN');
    return { ...size, file: to };
  } finally {
    pictures.stop();
  }
}
const faultOf = (content: Uint8Array, bounds?: Partial<DecoderBounds>) =>
  redrawn(content, bounds).catch((error) => (error instanceof ProblemError ? error.code : error));
/** Of 24 million pixels. */
const large = heicOf({ columns: 24, rows: 20, turned: true });

/** How far the color at a place is from another, in the channel where they differ most. */
async function difference(file: string, left: number, top: number, color: number) {
  const spot = await sharp(file).extract({ left, top, width: 8, height: 8 }).resize(1, 1).raw().toBuffer();
  return Math.max(...[16, 8, 0].map((bits, at) => Math.abs((spot[at] ?? 0) - ((color >> bits) & 255))));
}

describe('a telephone’s HEIC', () => {
  it('is drawn upright once, whatever its Exif says of that too, and keeps nothing else of it', async () => {
    const photo = heicOf({ columns: 1, rows: 2, turned: true });
    expect(Buffer.from(photo).includes('SecretCamera')).toBe(true);
    const { file, width, height } = await redrawn(photo);
    expect([width, height]).toEqual([512, 192]);
    const { format, exif, xmp, icc, orientation } = await sharp(file).metadata();
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
    for (const [color, left, top] of [
      [quarterColors.wine, 60, 44],
      [quarterColors.leaf, 188, 44],
      [quarterColors.straw, 60, 140],
      [quarterColors.slate, 188, 140],
    ] as const)
      expect(await difference(file, left, top, color)).toBeLessThan(7);
  });

  it('is told by what the file says of itself, and AVIF in the same box is not one', () => {
    const head = (...brands: string[]) =>
      Buffer.from(heicOf({ columns: 1, rows: 1, brands })).subarray(0, 64);
    for (const brands of [['heic', 'mif1'], ['heix'], ['mif1', 'heic'], ['msf1', 'hevc'], ['mif1', 'miaf']])
      expect([brands, isHeic(head(...brands))]).toEqual([brands, true]);
    for (const brands of [
      ['avif', 'mif1'],
      ['mif1', 'avif'],
      ['isom', 'mp42'],
    ])
      expect([brands, isHeic(head(...brands))]).toEqual([brands, false]);
    expect(isHeic(Buffer.from('ftypheic'))).toBe(false);
  });
});

describe('a HEIC that does harm is refused', () => {
  it.each([
    ['that was cut off', quarters.subarray(0, 1_200), 'PICTURE_HEIC'],
    ['of which there is the beginning alone', quarters.subarray(0, 64), 'PICTURE_HEIC'],
    [
      'that says it is more than its tiles',
      heicOf({ columns: 1, rows: 2, width: 6_000, height: 6_000 }),
      'PICTURE_HEIC',
    ],
    [
      'that says it is far more',
      heicOf({ columns: 1, rows: 2, width: 60_000, height: 60_000 }),
      'PICTURE_TOO_LARGE',
    ],
    ['of many tiles that all are one', heicOf({ columns: 100, rows: 100 }), 'PICTURE_TOO_LARGE'],
  ])('one %s', async (_, content, code) => {
    expect(await faultOf(content)).toBe(code);
  });

  it('one that needs more memory than the kernel gives it', async ({ skip }) => {
    skip(process.platform !== 'linux', 'only Linux limits the memory of a process');
    expect(await faultOf(large, { memoryMiB: 120 })).toBe('PICTURE_TOO_LARGE');
  });

  it('one that takes longer than it may', async () => {
    expect(await faultOf(large, { timeoutMs: 1 })).toBe('PICTURE_TOO_LARGE');
  });

  it('or is unpacked within its bounds, whichever of its bytes are others', async () => {
    const whole = heicOf({ columns: 2, rows: 1 });
    const maxPixels = 1_000_000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const content = whole.slice();
          for (const [at, value] of changes) content[at] = value;
          const picture = await openHeic(content, maxPixels).catch((error) => {
            expect(error).toHaveProperty('name', 'RuntimeError');
            return { fault: 'broken' };
          });
          if ('fault' in picture) return;
          expect(picture.width * picture.height).toBeLessThanOrEqual(maxPixels);
          expect(picture.pixels).toHaveLength(picture.rowBytes * picture.height);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the program that unpacks HEIC', () => {
  /** What a program gets that is started as this one is, with code in place of the file that WebAssembly reads. */
  const attempts = {
    'run code from text': `new Function('return 1')()`,
    'read another file': `require('node:fs').readFileSync('/etc/hostname')`,
    'list a folder': `require('node:fs').readdirSync(process.argv[1])`,
    'write beside the answer': `require('node:fs').writeFileSync(process.argv[1] + '/other', '')`,
    'start a process': `require('node:child_process').execFileSync('true')`,
    'start a thread': `new (require('node:worker_threads').Worker)('', { eval: true })`,
  };
  const flags = () =>
    programs.heic.flags({ from: join(folder, 'file'), to: join(folder, 'file.png'), shape: 'screen' });

  it.each(Object.entries(attempts))('may not %s', (_, code) => {
    const { status, stderr } = spawnSync(process.execPath, [...flags(), '-e', code, folder], {
      encoding: 'utf8',
      env: {},
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/ERR_ACCESS_DENIED|EvalError/)]);
  });

  it('refuses a whole picture where HEIC is off', async () => {
    const [from, to] = [join(folder, 'unread'), join(folder, 'drawn')];
    await writeFile(from, quarters);
    const pictures = openPictures({ log, heic: false });
    await expect(pictures.redraw('ada', { from, to, shape: 'screen' }, 'FILE_BROKEN')).rejects.toMatchObject({
      code: 'PICTURE_HEIC',
    });
    pictures.stop();
  });

  it('does what sharp cannot: its libheif has no HEVC', async () => {
    await expect(sharp(Buffer.from(quarters)).toBuffer()).rejects.toThrow(/has not been built in: HEVC/);
  });
});
