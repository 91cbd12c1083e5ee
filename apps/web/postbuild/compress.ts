import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|css|js|json|svg|xml|txt|webmanifest|map)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The site of the previous build. */
const earlier = join(import.meta.dirname, '../build/client');

const packers = {
  br: (content: Buffer) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gz: (content: Buffer) => toGzip(content, { level: 9 }),
};

export async function compressAll(folder: string) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file) && !existsSync(join(folder, `${file}.br`)))
      .map((file) => compressFile(folder, file)),
  );
}

/**
 * Compresses one file and returns its Brotli size. Compression is a third of a build's work, so results of the previous
 * build are reused for identical files.
 */
export async function compressFile(folder: string, file: string): Promise<number> {
  const content = await readFile(join(folder, file));
  const known = join(earlier, file);
  const isKnown =
    existsSync(`${known}.br`) && existsSync(`${known}.gz`) && content.equals(await readFile(known));
  const pack = async (ending: keyof typeof packers) => {
    const packed = await (isKnown ? readFile(`${known}.${ending}`) : packers[ending](content));
    if (packed.length < content.length) await writeFile(join(folder, `${file}.${ending}`), packed);
    return packed.length;
  };
  const [bytes] = await Promise.all([pack('br'), pack('gz')]);
  return bytes;
}
