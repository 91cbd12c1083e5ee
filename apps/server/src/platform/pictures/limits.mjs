/** A small file can unpack into a picture that fills the memory. The largest phones take 50 million pixels. */
export const maxPixels = 55_000_000;
/** What those take in 16 bits a color; more is refused before anything is unpacked. */
export const maxUnpackedBytes = maxPixels * 6;
