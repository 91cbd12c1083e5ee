import type { OwnWinery } from './find-winery.ts';
import { otherColumns } from './read-entry-table.ts';
import { sheetOf } from './write-workbook.ts';

const columns = {
  gal: { volume: 'volume_gal', capacity: 'capacity_gal', weight: 'capacity_lb' },
  L: { volume: 'volume_l', capacity: 'capacity_l', weight: 'capacity_kg' },
} as const;

const inUnit = (amount: number | undefined, of: number) =>
  amount === undefined ? null : Math.round((amount / of) * 10) / 10;

export async function writeTemplate(
  _: unknown,
  { winery: { setup, settings } }: { winery: OwnWinery },
): Promise<Uint8Array<ArrayBuffer>> {
  const { volume, capacity, weight } = columns[settings.volumeUnit];
  const isGallons = settings.volumeUnit === 'gal';
  const entryColumns = ['worked_on', 'lot', 'vessels', volume, 'variety', 'block', 'vintage'];
  const { default: writeWorkbookFile } = await import('write-excel-file/node');
  const workbook = writeWorkbookFile([
    sheetOf('Entries', entryColumns, []),
    sheetOf(
      'Vessels',
      ['name', 'kind', 'aliases', capacity, weight],
      setup.vessels.map(({ name, kind, aliases = [], capacityMl, capacityG }) => [
        ...[name, kind, aliases.join(', ')],
        inUnit(capacityMl, isGallons ? otherColumns.volume_gal : 1_000),
        inUnit(capacityG, isGallons ? otherColumns.weight_lb : 1_000),
      ]),
    ),
    sheetOf(
      'Blocks',
      ['name', 'variety', 'appellations'],
      setup.blocks.map(({ name, variety, appellations }) => [name, variety, appellations.join(', ')]),
    ),
    sheetOf(
      'How to',
      ['Sheet', 'Column', 'What to write', 'Example'],
      [
        ['Entries', 'worked_on', 'The day the vessel held this wine', '2026-06-01'],
        ['Entries', 'lot', 'The code of the lot; the same in each vessel that holds it', '25-CH-01'],
        ['Entries', 'vessels', 'One vessel per row', 'T1'],
        ['Entries', volume, 'The volume in the vessel', isGallons ? 312.5 : 1_180],
        ['Entries', 'variety', 'The grape; leave it empty if the origin is unknown', 'Chambourcin'],
        ['Entries', 'block', 'The block it grew in, if you list blocks', '3'],
        ['Entries', 'vintage', 'The year', 2025],
        ['Vessels', 'name', 'As marked on the vessel', 'T1'],
        ['Vessels', 'kind', 'tank, bin, barrel, drum, carboy, or keg', 'tank'],
        ['Vessels', 'aliases', 'What else the crew calls it, separated by commas', 'big tank'],
        ['Vessels', capacity, 'What it holds when full', isGallons ? 500 : 2_000],
        ['Vessels', weight, 'For a bin: the weight of fruit when full', isGallons ? 1_000 : 450],
        ['Blocks', 'appellations', 'The areas it lies in, the smallest first', 'Fennville, Michigan'],
      ],
    ),
  ]);
  return new Uint8Array(await workbook.toBuffer());
}
