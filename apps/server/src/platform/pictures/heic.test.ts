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

async function redrawn(content: Uint8Array, bounds: Partial<DecoderBounds> = {}) {
  const pictures = openPictures({ log, heic: true, bounds: { ...decoderBounds, ...bounds } });
  const uploadFolder = await mkdtemp(join(folder, 'upload-'));
  const [from, to] = [join(uploadFolder, 'file'), join(uploadFolder, 'drawn')];
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
const large = heicOf({ columns: 24, rows: 20, turned: true });

async function difference(file: string, left: number, top: number, color: number) {
  const spot = await sharp(file).extract({ left, top, width: 8, height: 8 }).resize(1, 1).raw().toBuffer();
  return Math.max(...[16, 8, 0].map((bits, at) => Math.abs((spot[at] ?? 0) - ((color >> bits) & 255))));
}

describe('a HEIC picture', () => {
  it('is redrawn upright, ignoring its Exif orientation, and loses its metadata', async () => {
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

  it('is recognized by its brands, unlike AVIF', () => {
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

describe('the HEIC decoder', () => {
  it.each([
    ['a truncated file', quarters.subarray(0, 1_200), 'PICTURE_HEIC'],
    ['a file with its first bytes only', quarters.subarray(0, 64), 'PICTURE_HEIC'],
    [
      'a file that claims to be larger than its tiles',
      heicOf({ columns: 1, rows: 2, width: 6_000, height: 6_000 }),
      'PICTURE_HEIC',
    ],
    [
      'a file that claims to be far too large',
      heicOf({ columns: 1, rows: 2, width: 60_000, height: 60_000 }),
      'PICTURE_TOO_LARGE',
    ],
    ['a file with one tile repeated many times', heicOf({ columns: 100, rows: 100 }), 'PICTURE_TOO_LARGE'],
  ])('rejects %s', async (_, content, code) => {
    expect(await faultOf(content)).toBe(code);
  });

  it('rejects a picture that needs more memory than its limit', async ({ skip }) => {
    skip(process.platform !== 'linux', 'only Linux limits the memory of a process');
    expect(await faultOf(large, { memoryMiB: 120 })).toBe('PICTURE_TOO_LARGE');
  });

  it('rejects a picture that takes too long', async () => {
    expect(await faultOf(large, { timeoutMs: 1 })).toBe('PICTURE_TOO_LARGE');
  });

  it('rejects a corrupted file or unpacks it within the limits', async () => {
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
  /** Programs that run with the decoder's flags, in place of the decoder. */
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

  it.each(Object.entries(attempts))('cannot %s', (_, code) => {
    const { status, stderr } = spawnSync(process.execPath, [...flags(), '-e', code, folder], {
      encoding: 'utf8',
      env: {},
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/ERR_ACCESS_DENIED|EvalError/)]);
  });

  it('is not used, and pictures are refused, where HEIC is off', async () => {
    const [from, to] = [join(folder, 'unread'), join(folder, 'drawn')];
    await writeFile(from, quarters);
    const pictures = openPictures({ log, heic: false });
    await expect(pictures.redraw('ada', { from, to, shape: 'screen' }, 'FILE_BROKEN')).rejects.toMatchObject({
      code: 'PICTURE_HEIC',
    });
    pictures.stop();
  });

  it('is needed because the libheif in sharp has no HEVC', async () => {
    await expect(sharp(Buffer.from(quarters)).toBuffer()).rejects.toThrow(/has not been built in: HEVC/);
  });
});
