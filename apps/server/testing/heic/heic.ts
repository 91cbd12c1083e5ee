import { readFileSync } from 'node:fs';

/**
 * Four quarters of one color each, drawn by us, as libheif's `heif-enc -q 60 --no-alpha` compressed them from a JPEG
 * with the profile Display P3. Upright, they are wine red and leaf green above, straw and slate blue below; in the file
 * they lie on their left side. Its Exif, which names a camera and a place, says orientation 6.
 */
export const quarters = readFileSync(new URL('quarters.heic', import.meta.url));
/** As they were drawn, in sRGB. */
export const quarterColors = { wine: 0x8c1d40, leaf: 0x3f7d3a, straw: 0xe3c565, slate: 0x2b4a6f };
const tileSize = { width: 192, height: 256 };

const bytes = (size: 1 | 2 | 4, ...values: number[]) => {
  const buffer = Buffer.alloc(size * values.length);
  for (const [at, value] of values.entries()) buffer.writeUIntBE(value, at * size, size);
  return buffer;
};
const box = (type: string, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([bytes(4, content.length + 8), Buffer.from(type, 'latin1'), content]);
};
/** One with a version and flags. */
const full = (type: string, version: number, ...parts: Uint8Array[]) =>
  box(type, bytes(1, version, 0, 0, 0), ...parts);

/** The boxes of `quarters` that describe how to unpack it, and what is to be unpacked. */
function boxOf(type: string): Buffer {
  const start = quarters.indexOf(type) - 4;
  return quarters.subarray(start, start + quarters.readUInt32BE(start));
}
const content = boxOf('mdat').subarray(8);
/** The Exif is the last of it: a TIFF, after the length of what stands before that. */
const exifStart = content.indexOf('II*\0') - 4;
const picture = content.subarray(0, exifStart);
const exif = content.subarray(exifStart);

interface Grid {
  columns: number;
  rows: number;
  /** What the file says that it all comes to; as much as its tiles, if it says the truth. */
  width?: number;
  height?: number;
  /** A quarter clockwise. */
  turned?: boolean;
  /** By what the first box of the file says it is. */
  brands?: string[];
}

/** As a telephone writes HEIC: tiles beside each other, here all the same, and the turn in a box of its own. */
export function heicOf({ columns, rows, turned = false, brands = ['heic', 'mif1', 'heic'], ...size }: Grid) {
  const { width = columns * tileSize.width, height = rows * tileSize.height } = size;
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1);
  const [whole, about] = [tiles.length + 1, tiles.length + 2];
  const grid = Buffer.concat([bytes(1, 0, 1, rows - 1, columns - 1), bytes(4, width, height)]);
  const items = [...tiles, whole, about];
  const typeOf = (item: number) => (item === whole ? 'grid' : item === about ? 'Exif' : 'hvc1');
  const entry = (item: number) =>
    full('infe', 2, bytes(2, item, 0), Buffer.from(`${typeOf(item)}\0`, 'latin1'));
  const properties = box(
    'ipco',
    boxOf('hvcC'),
    full('ispe', 0, bytes(4, tileSize.width, tileSize.height)),
    full('ispe', 0, bytes(4, width, height)),
    boxOf('colr'),
    box('irot', bytes(1, turned ? 3 : 0)),
  );
  const essential = 0x80;
  const associations = [
    ...tiles.map((tile) => Buffer.concat([bytes(2, tile), bytes(1, 2, essential | 1, 2)])),
    Buffer.concat([bytes(2, whole), bytes(1, 3, 3, 4, essential | 5)]),
  ];
  const meta = (start: number) => {
    const places = { hvc1: [0, picture.length], grid: [picture.length, grid.length] } as const;
    const last = [picture.length + grid.length, exif.length] as const;
    const place = (item: number) => {
      const type = typeOf(item);
      const [offset, length] = type === 'Exif' ? last : places[type];
      return Buffer.concat([bytes(2, item, 0, 1), bytes(4, start + offset, length)]);
    };
    return full(
      'meta',
      0,
      full('hdlr', 0, bytes(4, 0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, bytes(2, whole)),
      full('iloc', 0, bytes(1, 0x44, 0), bytes(2, items.length), ...items.map(place)),
      full('iinf', 0, bytes(2, items.length), ...items.map(entry)),
      box('iprp', properties, full('ipma', 0, bytes(4, associations.length), ...associations)),
      full(
        'iref',
        0,
        box('dimg', bytes(2, whole, tiles.length, ...tiles)),
        box('cdsc', bytes(2, about, 1, whole)),
      ),
    );
  };
  const [brand = '', ...others] = brands;
  const type = box('ftyp', Buffer.from(brand), bytes(4, 0), Buffer.from(others.join('')));
  const start = type.length + meta(0).length + 8;
  return new Uint8Array(Buffer.concat([type, meta(start), box('mdat', picture, grid, exif)]));
}
