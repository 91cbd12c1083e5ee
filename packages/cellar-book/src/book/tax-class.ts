import type { Stage, Style } from '../entries/work.ts';
import type { Book, ClassVolume, Contents, ConversionKind, Job, TaxClass, Vessel } from './book.ts';
import { alcoholOf } from './contents.ts';

const styleClasses = { carbonated: 'd', sparkling: 'e', cider: 'f' } as const;

/** Wine without an alcohol on record counts as not over 16 % vol. */
export function taxClassOf(
  { stage, style }: { stage: Stage | undefined; style: Style },
  { alcohol }: Contents,
): TaxClass | undefined {
  if (stage !== 'ageing') return undefined;
  if (style !== 'still') return styleClasses[style];
  const percentVol = alcohol?.percentVol ?? 0;
  return percentVol <= 16 ? 'a' : percentVol <= 21 ? 'b' : 'c';
}

/** Whether a class follows from an alcohol that is not wholly on record. */
export function isGuessed(taxClass: TaxClass | undefined, contents: Contents): boolean {
  const isByAlcohol = taxClass === 'a' || taxClass === 'b' || taxClass === 'c';
  return isByAlcohol && alcoholOf(contents) === undefined;
}

/** The class of a vessel's wine; none if it holds no wine. */
export function taxClassIn(book: Readonly<Book>, vessel: Vessel): TaxClass | undefined {
  const lot = vessel.lot === undefined ? undefined : book.lots.get(vessel.lot);
  return lot && vessel.ml > 0
    ? taxClassOf({ stage: vessel.stage, style: lot.style }, vessel.contents.ml)
    : undefined;
}

function kindOf(used: readonly ClassVolume[], { taxClass }: ClassVolume): ConversionKind {
  if (taxClass === undefined) return 'must';
  const wine = used.filter((each) => each.taxClass !== undefined);
  if (wine.length === 0) return 'fermentation';
  if (wine.length < used.length) return 'sweetening';
  return used.length > 1 ? 'blending' : 'analysis';
}

/** Records wines that became one wine, if that changed the class of any. */
export function convert(
  job: Job,
  used: readonly ClassVolume[],
  taxClass: TaxClass | undefined,
  by?: ConversionKind,
): void {
  const counted = used.filter(({ ml }) => ml > 0);
  if (counted.every((each) => each.taxClass === taxClass)) return;
  const produced = { taxClass, ml: counted.reduce((sum, { ml }) => sum + ml, 0) };
  const { id: entry, workedOn: on } = job.entry;
  job.book.conversions.push({ entry, on, by: by ?? kindOf(counted, produced), used: counted, produced });
}

/** Records wine whose class an analysis or its fermentation changed in the vessel. */
export function settleClasses(job: Job): void {
  for (const vessel of job.vessels) {
    const taxClass = taxClassIn(job.book, vessel);
    convert(job, [{ taxClass: vessel.taxClass, ml: vessel.ml }], taxClass);
    vessel.taxClass = taxClass;
  }
}
