import { readFileSync } from 'node:fs';

/**
 * Our own drawing: four quarters of one color each, compressed by libheif's `heif-enc -q 60 --no-alpha` from a JPEG
 * with the profile Display P3. Upright, they are wine red and leaf green above, straw and slate blue below; in the
 * file they lie on their left side. Its Exif, with a camera and a location, has orientation 6.
 */
export const quarters = readFileSync(new URL('quarters.heic', import.meta.url));
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
const fullBox = (type: string, version: number, ...parts: Uint8Array[]) =>
  box(type, bytes(1, version, 0, 0, 0), ...parts);

function boxOf(type: string): Buffer {
  const start = quarters.indexOf(type) - 4;
  return quarters.subarray(start, start + quarters.readUInt32BE(start));
}
const content = boxOf('mdat').subarray(8);
/** Exif comes last: a TIFF, after its offset. */
const exifStart = content.indexOf('II*\0') - 4;
const picture = content.subarray(0, exifStart);
const exif = content.subarray(exifStart);

interface Grid {
  columns: number;
  rows: number;
  /** The size that the file claims; by default that of its tiles. */
  width?: number;
  height?: number;
  turned?: boolean;
  brands?: string[];
}

/** A HEIC as phones write it: a grid of tiles, here all the same, and the rotation in a separate box. */
export function heicOf({ columns, rows, turned = false, brands = ['heic', 'mif1', 'heic'], ...size }: Grid) {
  const { width = columns * tileSize.width, height = rows * tileSize.height } = size;
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1);
  const [gridItem, exifItem] = [tiles.length + 1, tiles.length + 2];
  const grid = Buffer.concat([bytes(1, 0, 1, rows - 1, columns - 1), bytes(4, width, height)]);
  const items = [...tiles, gridItem, exifItem];
  const typeOf = (item: number) => (item === gridItem ? 'grid' : item === exifItem ? 'Exif' : 'hvc1');
  const entry = (item: number) =>
    fullBox('infe', 2, bytes(2, item, 0), Buffer.from(`${typeOf(item)}\0`, 'latin1'));
  const properties = box(
    'ipco',
    boxOf('hvcC'),
    fullBox('ispe', 0, bytes(4, tileSize.width, tileSize.height)),
    fullBox('ispe', 0, bytes(4, width, height)),
    boxOf('colr'),
    box('irot', bytes(1, turned ? 3 : 0)),
  );
  const essential = 0x80;
  const associations = [
    ...tiles.map((tile) => Buffer.concat([bytes(2, tile), bytes(1, 2, essential | 1, 2)])),
    Buffer.concat([bytes(2, gridItem), bytes(1, 3, 3, 4, essential | 5)]),
  ];
  const meta = (start: number) => {
    const ranges = { hvc1: [0, picture.length], grid: [picture.length, grid.length] } as const;
    const last = [picture.length + grid.length, exif.length] as const;
    const location = (item: number) => {
      const type = typeOf(item);
      const [offset, length] = type === 'Exif' ? last : ranges[type];
      return Buffer.concat([bytes(2, item, 0, 1), bytes(4, start + offset, length)]);
    };
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, bytes(4, 0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, bytes(2, gridItem)),
      fullBox('iloc', 0, bytes(1, 0x44, 0), bytes(2, items.length), ...items.map(location)),
      fullBox('iinf', 0, bytes(2, items.length), ...items.map(entry)),
      box('iprp', properties, fullBox('ipma', 0, bytes(4, associations.length), ...associations)),
      fullBox(
        'iref',
        0,
        box('dimg', bytes(2, gridItem, tiles.length, ...tiles)),
        box('cdsc', bytes(2, exifItem, 1, gridItem)),
      ),
    );
  };
  const [brand = '', ...others] = brands;
  const type = box('ftyp', Buffer.from(brand), bytes(4, 0), Buffer.from(others.join('')));
  const start = type.length + meta(0).length + 8;
  return new Uint8Array(Buffer.concat([type, meta(start), box('mdat', picture, grid, exif)]));
}
