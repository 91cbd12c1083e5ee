/**
 * The program that unpacks HEIC, which `sharp` comes without. What is compressed is only ever read by WebAssembly,
 * whose memory is its own and has an end; the plain PNG it leaves is then opened as every other picture is
 * (`decoder.mjs`). A program unpacks one picture, because that memory never shrinks, and may be broken afterward.
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
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
