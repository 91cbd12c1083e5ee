import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../../../testing/processes.ts';
import { createDecoder, type DecoderBounds, decoderBounds } from './decoder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbit-vine-decoder-'));
});
afterAll(() => rm(folder, { recursive: true }));

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#723' }, limitInputPixels: false });
const saved = async (name: string, picture: Sharp) => {
  await picture.toFile(join(folder, name));
  return name;
};
const taskOf = (name: string) => ({
  from: join(folder, name),
  to: join(folder, `${name}.out`),
  shape: 'screen' as const,
});

const decoderPids = () =>
  childrenOf(process.pid)
    .filter(({ command }) => command.includes('decoder.mjs'))
    .map(({ pid }) => pid);

async function withDecoder(
  bounds: Partial<DecoderBounds>,
  work: (decode: (name: string) => Promise<unknown>) => Promise<void>,
) {
  const decoder = createDecoder(pino({ level: 'silent' }), { ...decoderBounds, ...bounds });
  try {
    await work((name) => decoder.decode(taskOf(name)));
  } finally {
    decoder.stop();
  }
}

describe('the decoder, and then decodes the next picture,', () => {
  it('rejects a picture that unpacks into too many bytes', () =>
    withDecoder({}, async (decode) => {
      const bomb = await saved('bomb.png', canvas(8_000, 8_000).png({ compressionLevel: 9 }));
      const deep = canvas(5_000, 9_990).toColourspace('rgb16').png({ progressive: true });
      expect(await decode(bomb)).toEqual({ fault: 'too-large' });
      expect(await decode(await saved('deep.png', deep))).toEqual({ fault: 'too-large' });
      const small = await saved('small.png', canvas(40, 30).png());
      expect(await decode(small)).toEqual({ width: 40, height: 30 });
    }));

  it('rejects a picture that needs more memory than its limit', ({ skip }) => {
    skip(process.platform !== 'linux', 'only Linux limits the memory of a process');
    return withDecoder({ memoryMiB: 150 }, async (decode) => {
      const needy = await saved('needy.png', canvas(5_000, 5_000).png({ progressive: true }));
      const small = await saved('next.png', canvas(40, 30).png());
      expect(await decode(needy)).toEqual({ fault: 'too-large' });
      expect(await decode(small)).toEqual({ width: 40, height: 30 });
    });
  });

  it('rejects a picture that takes too long', () =>
    withDecoder({ timeoutMs: 1 }, async (decode) => {
      const long = await saved('long.png', canvas(6_000, 6_000).png());
      expect(await decode(long)).toEqual({ fault: 'too-large' });
    }));

  it('rejects a picture that ends its process', () =>
    withDecoder({}, async (decode) => {
      const small = await saved('fatal.png', canvas(40, 30).png());
      await decode(small);
      const large = await saved('large.png', canvas(7_000, 7_000).png());
      const decoding = decode(large);
      const [pid] = decoderPids();
      if (pid) process.kill(pid, 'SIGSEGV');
      expect(pid).toBeDefined();
      expect(await decoding).toEqual({ fault: 'broken' });
      expect(await decode(small)).toEqual({ width: 40, height: 30 });
      expect(decoderPids()).not.toContain(pid);
    }));
});

it('an idle decoder ends its process', async () => {
  await writeFile(join(folder, 'no-picture'), 'hello');
  await withDecoder({ idleMs: 1 }, async (decode) => {
    expect(await decode('no-picture')).toEqual({ fault: 'broken' });
    await expect.poll(decoderPids).toEqual([]);
  });
});
