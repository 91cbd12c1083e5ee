import sharp from 'sharp';
import { ProblemError } from '../http/problem.ts';

/** A small file can unpack into a picture that fills the memory. The largest phones take 50 million pixels. */
const pixelsMost = 55_000_000;
const sideMost = 2_560;
const secondsMost = 20;

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
// Nothing of a picture is kept for later, and one picture takes one core.
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  content: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Draws a picture anew, upright, at a size for screens, and of an animation the first frame. Nothing else of the
 * file is kept: not where it was taken, nor by what, nor whatever was hidden in it.
 */
export async function redraw(path: string): Promise<Picture> {
  try {
    const source = sharp(path, { limitInputPixels: pixelsMost, failOn: 'error' });
    const { format } = await source.metadata();
    const { data, info } = await source
      .timeout({ seconds: secondsMost })
      .autoOrient()
      .resize(sideMost, sideMost, { fit: 'inside', withoutEnlargement: true })
      // Drawn lines and letters need more than photographs do.
      .webp({ quality: format === 'png' || format === 'gif' ? 92 : 82, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { content: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    throw new ProblemError('FILE_BROKEN');
  }
}
