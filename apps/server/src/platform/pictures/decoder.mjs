/**
 * Decodes members' pictures, whose content is hostile until redrawn, and does nothing else. It runs without compiled
 * code (`--jitless`), for which reason it is JavaScript, and under a memory limit enforced by the kernel
 * (`decoder.ts`). It gets one picture at a time.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { maxPixels, maxUnpackedBytes } from './limits.mjs';

/** @import { DecoderAnswer, DecoderTask } from './decoder.ts' */

const screenSide = 2_560;
const squareSide = 256;

// Formats that can be loaded. SVG and PDF are closer to programs, and no one needs the rest.
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
// No cache, and one core per picture, at low priority.
sharp.cache(false);
sharp.concurrency(1);
setPriority(10);

/**
 * Redraws a picture upright; of an animation, the first frame. No other content of the file is kept, such as location,
 * camera, or hidden data.
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
        : upright.resize(screenSide, screenSide, { fit: 'inside', withoutEnlargement: true }).webp({
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
process.on('disconnect', () => process.exit());
