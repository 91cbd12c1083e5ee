import { hasCue, type Item, isLocation, isNumeric, verbOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import { volumeOf } from '../recognize/volumes.ts';
import { liters } from '../records/draft.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { words } from '../vocabulary/words.ts';
import type { Change, Earlier } from './change-types.ts';
import { writtenNumbers } from './nearest-number.ts';

const openings = new Set(words('no, nope, nah, only, just, solo, solamente, nomas, nada mas'));
const smallWords = new Set([...openings, ...words('we, i, it, was, the, actually, se, about, like')]);

const isLoss = (item: Item) => verbOf(item)?.op === 'loss';

const hasLoss = ({ op, loss, volume }: CellarRecord) =>
  loss !== undefined || (op === 'loss' && volume !== undefined);

/** "nope only lost 3" after a loss: less than that. "lost 3" may be a further loss. */
export function saysLossAnew({ items }: Scanned, records: readonly CellarRecord[]): boolean {
  const said = items.filter(({ type }) => type !== 'gap');
  const isSmall = (item: Item) =>
    (item.type === 'term' || item.type === 'word') && (smallWords.has(item.text) || hasCue(item, 'about'));
  const isVolume = (item: Item) => item.type === 'number' || volumeOf(item) !== undefined;
  return (
    records.filter(hasLoss).length === 1 &&
    said.filter(isLoss).length === 1 &&
    said.filter(isVolume).length === 1 &&
    said.some((item) => 'text' in item && openings.has(item.text)) &&
    said.every((item) => isLoss(item) || isVolume(item) || isSmall(item))
  );
}

/** The number beside "lost", which without a unit has that of the loss. */
export function changeLoss(earlier: Earlier, { items }: Scanned): Change | undefined {
  const [number, ...more] = items.filter(isNumeric);
  if (!number || more.length > 0 || !items.some(isLoss) || items.some(isLocation)) return undefined;
  const fitting = earlier.records.flatMap((each, record) => (hasLoss(each) ? [{ record, ...each }] : []));
  const [target, ...others] = fitting;
  if (!target || others.length > 0) return undefined;
  const { record, loss } = target;
  const poured = volumeOf(number);
  const written = writtenNumbers(earlier).find(
    (each) => each.record === record && each.field === (loss ? 'loss' : 'volume'),
  );
  const volume = poured === undefined ? undefined : liters(poured);
  const bare = number.type === 'number' ? written?.set(number.value) : undefined;
  const set = volume ? (loss ? { loss: { ...loss, volume } } : { volume }) : bare;
  if (!set) return undefined;
  number.used = true;
  return { record, set };
}
