/** A small file can unpack into a picture that fills the memory. The largest phones take 50 million pixels. */
export const maxPixels = 55_000_000;
/** 16-bit color with three channels; larger pictures are refused before they are unpacked. */
export const maxUnpackedBytes = maxPixels * 6;
