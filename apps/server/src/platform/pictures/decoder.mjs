/**
 * The program that opens members' pictures, and all that does: what they hold is hostile until it is drawn anew. It
 * runs without compiled code (`--jitless`), for which reason it is JavaScript, and with a limit of memory that the
 * kernel holds it to (`decoder.ts`). One picture comes at a time.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { maxPixels, maxUnpackedBytes } from './limits.mjs';

/** @import { DecoderAnswer, DecoderTask } from './decoder.ts' */

const screenSide = 2_560;
const squareSide = 256;

// What can be loaded at all. SVG and PDF are programs more than pictures, and of the rest nobody has need.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
// Nothing of a picture is kept for later, and one picture takes one core, after everybody who waits for an answer.
sharp.cache(false);
sharp.concurrency(1);
setPriority(10);

/**
 * Draws a picture anew, upright, and of an animation the first frame. Nothing else of the file is kept: not where it
 * was taken, nor by what, nor whatever was hidden in it.
 * @param {DecoderTask} task
 * @returns {Promise<DecoderAnswer>}
 */
async function redraw({ from, to, shape, photograph }) {
  try {
    const source = sharp(from, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
    const { format, width, height, channels, depth } = await source.metadata();
    if (width * height * channels * (depth === 'uchar' ? 1 : 2) > maxUnpackedBytes)
      return { fault: 'too-large' };
    const upright = source.autoOrient();
    const drawn =
      shape === 'square'
        ? upright.resize(squareSide, squareSide, { fit: 'cover' }).webp({ quality: 82 })
        : upright
            .resize(screenSide, screenSide, { fit: 'inside', withoutEnlargement: true })
            // Drawn lines and letters need more than photographs do.
            .webp({
              quality: (format === 'png' && !photograph) || format === 'gif' ? 92 : 82,
              smartSubsample: true,
            });
    const info = await drawn.toFile(to);
    return { width: info.width, height: info.height };
  } catch (error) {
    return { fault: /pixel limit|memory|allocat/i.test(String(error)) ? 'too-large' : 'broken' };
  }
}

process.on('message', (/** @type {DecoderTask} */ task) => {
  void redraw(task).then((answer) => process.send?.(answer));
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
