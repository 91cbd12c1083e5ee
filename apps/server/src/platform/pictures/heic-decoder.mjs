/**
 * Unpacks HEIC, which `sharp` does not support. Only WebAssembly, with its own limited memory, reads the compressed
 * content; the plain PNG it leaves is then decoded like any other picture (`decoder.mjs`). One process unpacks one
 * picture, because that memory never shrinks and may be corrupted afterward.
 */
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { maxPixels } from './limits.mjs';
import { openHeic } from './open-heic.mjs';
import { writePng } from './write-png.mjs';

/** @import { DecoderAnswer, DecoderTask } from './decoder.ts' */

setPriority(10);

/**
 * @param {DecoderTask} task
 * @returns {Promise<DecoderAnswer>}
 */
async function unpack({ from, to }) {
  try {
    const picture = await openHeic(await readFile(from), maxPixels);
    if ('fault' in picture) return picture;
    await writePng(picture, to);
    return { width: picture.width, height: picture.height };
  } catch (error) {
    return { fault: /memory|allocat|out of bounds/i.test(String(error)) ? 'too-large' : 'broken' };
  }
}

process.on('message', (/** @type {DecoderTask} */ task) => {
  void unpack(task).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
