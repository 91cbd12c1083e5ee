import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate, deflateSync } from 'node:zlib';

/** @import { Unpacked } from './open-heic.mjs' */

const rowsAtOnce = 64;
const colorTypes = { 3: 2, 4: 6 };

/**
 * Writes pixels and their color profile, with little compression since the file is read only once.
 * @param {Unpacked} picture
 * @param {string} to
 */
export function writePng(picture, to) {
  return pipeline(chunksOf(picture), createWriteStream(to, { mode: 0o600 }));
}

/** @param {Unpacked} picture */
async function* chunksOf(picture) {
  yield Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set([8, colorTypes[picture.channels], 0, 0, 0], 8);
  yield chunk('IHDR', header);
  if (picture.colors.length > 0)
    yield chunk('iCCP', Buffer.concat([Buffer.from('colors\0\0', 'latin1'), deflateSync(picture.colors)]));
  const packed = Readable.from(rowsOf(picture)).pipe(createDeflate({ level: 1 }));
  for await (const bytes of packed) yield chunk('IDAT', bytes);
  yield chunk('IEND', Buffer.alloc(0));
}

/**
 * Each row begins with its filter type, 0: none.
 * @param {Unpacked} picture
 */
function* rowsOf({ width, height, channels, rowBytes, pixels }) {
  const own = width * channels;
  for (let row = 0; row < height; row += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - row);
    const block = Buffer.alloc(rows * (own + 1));
    for (let at = 0; at < rows; at += 1) {
      const start = (row + at) * rowBytes;
      block.set(pixels.subarray(start, start + own), at * (own + 1) + 1);
    }
    yield block;
  }
}

/**
 * @param {string} type
 * @param {Buffer} content
 */
function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
