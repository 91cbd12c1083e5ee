import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';

/** @typedef {{ width: number, height: number, channels: 3 | 4, rowBytes: number, pixels: Uint8Array, colors: Uint8Array }} Unpacked */

const rgb = 1;
const interleaved = 10;
/** Interleaved: RGB, and RGBA. */
const chroma = { 3: 10, 4: 11 };
/** Of `heif_error_code`: out of memory, or over a limit of libheif. */
const memoryError = 6;

const program = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
/** Damage is reported by the answer, not printed. */
const silent = () => undefined;

/**
 * Unpacks the primary picture of a HEIC file, turned as the file says, and its color profile. Nothing else is read.
 * @param {Uint8Array} file
 * @param {number} maxPixels
 * @returns {Promise<Unpacked | { fault: 'broken' | 'too-large' }>}
 */
export async function openHeic(file, maxPixels) {
  const libheif = createLibheif({ wasmBinary: await readFile(program), print: silent, printErr: silent });
  const result = libheif._malloc(16);
  const output = result + 12;
  const readWord = (/** @type {number} */ at) => new DataView(libheif.HEAPU8.buffer).getUint32(at, true);
  const fault = () => (readWord(result) === memoryError ? 'too-large' : 'broken');
  const allocate = (/** @type {number} */ bytes) => {
    const address = libheif._malloc(bytes);
    if (address === 0) throw new Error('out of memory');
    return address;
  };

  const context = libheif._heif_context_alloc();
  libheif._heif_context_set_maximum_image_size_limit(context, Math.floor(Math.sqrt(maxPixels)));
  const input = allocate(file.length);
  libheif.HEAPU8.set(file, input);
  libheif._heif_context_read_from_memory_without_copy(result, context, input, file.length, 0);
  if (readWord(result) !== 0) return { fault: fault() };
  libheif._heif_context_get_primary_image_handle(result, context, output);
  if (readWord(result) !== 0) return { fault: fault() };
  const handle = readWord(output);
  const declaredPixels =
    libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
  if (declaredPixels > maxPixels) return { fault: 'too-large' };

  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  libheif._heif_decode_image(result, handle, output, rgb, chroma[channels], 0);
  if (readWord(result) !== 0) return { fault: fault() };
  const image = readWord(output);
  const width = libheif._heif_image_get_primary_width(image);
  const height = libheif._heif_image_get_primary_height(image);
  const address = libheif._heif_image_get_plane_readonly2(image, interleaved, result);
  const rowBytes = readWord(result);
  if (address === 0 || width < 1 || height < 1 || rowBytes < width * channels) return { fault: 'broken' };

  const colorBytes = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  const colors = allocate(colorBytes + 1);
  libheif._heif_image_handle_get_raw_color_profile(result, handle, colors);
  const memory = libheif.HEAPU8;
  return {
    width,
    height,
    channels,
    rowBytes,
    pixels: memory.subarray(address, address + rowBytes * height),
    colors: memory.slice(colors, colors + colorBytes),
  };
}
