import { appendItems } from '../grammar/continue-work.ts';
import { cueBefore, type Frame } from '../grammar/frame.ts';
import { locationsOf, varietiesOf } from '../grammar/locations.ts';
import { isFruit } from '../grammar/openings.ts';
import type { Cellar } from '../recognize/cellar.ts';
import { hasCue, type Item, isNumeric, verbOf } from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { Operation } from '../schema/reading.ts';
import { isSome } from './part-of-wine.ts';
import { volumesOf } from './poured.ts';

/** "added 15 gal 24-ME-01 to T9" is a blend; "got 2 tons vidal" is fruit. */
export function settleFrames(found: Frame[], cellar: Cellar): Frame[] {
  const frames = mergeDrains(found);
  for (const frame of frames) {
    frame.op = moveOf(frame) ?? frame.op;
    // "vidal from block 5 is in bin 16"
    const isPicked = frame.doubtful && frame.items.some(({ type }) => type === 'block');
    if (frame.op === 'note' && isPicked && isIntoBins(frame, cellar)) frame.op = 'receive_fruit';
    if (frame.op === 'measurement' && isWeight(frame) && isIntoBins(frame, cellar))
      frame.op = 'receive_fruit';
    if (frame.op !== 'addition' || frame.material) continue;
    const locations = locationsOf(frame);
    const volume = volumesOf(frame.items).length > 0;
    const fruit =
      varietiesOf(frame).length > 0 &&
      frame.items.some(
        (item) => item.type === 'quantity' && ['lb', 'ton', 'tonne', 'kg'].includes(item.unit.id),
      );
    const yeast = frame.items.some((item) => hasCue(item, 'yeast', 'bacteria'));
    // "put 55 gal from T4 in D4" is a move; "added 15 gal of T11 to T9" a blend.
    const moved =
      frame.verb?.weak &&
      locations.some((location) => location.role === 'from' && !isOf(frame, location.item));
    if (yeast) frame.op = 'inoculate';
    else if (volume && moved) frame.op = 'transfer';
    else if (volume && (locations.length > 1 || varietiesOf(frame).length > 0)) frame.op = 'blend';
    // "added some of the vidal to T5"
    else if (varietiesOf(frame).length > 0 && locations.length === 1 && frame.items.some(isSome))
      frame.op = 'blend';
    else if (fruit || isIntoBins(frame, cellar)) frame.op = 'receive_fruit';
  }
  return frames;
}

/** "dumped 67-69 into T6" moves wine; "T5 went half to T2 and half to T6" splits it. */
function moveOf(frame: Frame): Operation | undefined {
  const locations = locationsOf(frame);
  const receivers = locations.filter(({ role }) => role === 'to');
  // "marquette blk 4 1.6 tons -> bins 20-22"
  const isMove = frame.op === 'transfer' && frame.verb === undefined;
  if (isMove && isWeighedFruit(frame.items) && receivers.length === 1 && locations.length === 1)
    return 'receive_fruit';
  const isCount = (item: Item) =>
    item.type === 'quantity' && ['bottles', 'cases'].includes(item.unit.dimension);
  // "T2: 1,104 bottles filled"
  if (frame.verb?.mode === 'barrel_down' && receivers.length === 0 && frame.items.some(isCount))
    return 'bottle';
  if (frame.op === 'dump' && receivers.length > 0) return 'transfer';
  if (isTakenOut(frame)) return 'transfer';
  const halves = frame.items.filter((item) => hasCue(item, 'half')).length;
  const isHalved = frame.op === 'transfer' && halves > 0 && volumesOf(frame.items).length === 0;
  return isHalved && receivers.length > 1 ? 'split' : undefined;
}

const isWeighedFruit = (items: Item[]) =>
  isFruit(items) && items.some(isMass) && items.every((item) => volumeOf(item) === undefined);

const isMass = (item: Item) => item.type === 'quantity' && item.unit.dimension === 'mass';

/** "pulled 20 gal from T3" went somewhere; a few liters are a sample. */
function isTakenOut({ op, verb, items }: Frame): boolean {
  const isSample = items.some(
    (item) =>
      (item.type === 'term' || item.type === 'word') && /^(sampl|lab|muestra|analisis|test)/.test(item.text),
  );
  const [taken] = volumesOf(items);
  return (
    op === 'loss' && verb?.weak === true && !verb.mode && !isSample && (taken?.liters ?? 0) > mostSampled
  );
}

const mostSampled = 10;

/** "T3 drained and pressed, 310 gal to T6" is one work; lees that are drained or dumped after a move are its loss. */
function mergeDrains(frames: Frame[]): Frame[] {
  return frames.filter((frame, at) => {
    const [before, next] = [frames[at - 1], frames[at + 1]];
    const isDrain = frame.op === 'transfer' && frame.verb?.mode === 'drain';
    const isSameSentence = (other: Frame | undefined) => other?.sentence === frame.sentence;
    if (next?.op === 'press' && isDrain && isSameSentence(next) && !saysAmount(frame)) {
      next.items.unshift(...frame.items);
      return false;
    }
    // "1780 lb vidal, dumped straight in press", "2 tons of riesling, went right on the press"
    const isGone = frame.op === 'dump' || isOnPress(frame);
    if (isGone && before?.op === 'receive_fruit' && isSameSentence(before) && !saysAmount(frame))
      return false;
    const isLees = (isDrain || frame.op === 'dump') && frame.items.some((item) => hasCue(item, 'lees'));
    const isRest = frame.op === 'dump' && (isSameSentence(before) || frame.verb?.weak === true);
    const isLost = (isLees || isRest) && saysAmount(frame) && locationsOf(frame).length === 0;
    // "pressed T3 to T6 160 gal, 5 gal lees to drain"; pomace is weighed.
    const isPoured = frame.items.some((item) => volumeOf(item) !== undefined);
    const isMoved =
      before?.op === 'transfer' || before?.op === 'filter' || (before?.op === 'press' && isLees && isPoured);
    if (!before || !isMoved || !isLost || frame.sentence > before.sentence + 1) return true;
    appendItems(before, frame.items.flatMap(lostOf));
    return false;
  });
}

/** Where fruit went, and no more of the pressing. */
function isOnPress(frame: Frame): boolean {
  const at = frame.items.findIndex((item) => verbOf(item)?.op === 'press');
  return frame.op === 'press' && cueBefore(frame.items, at, 'in') && locationsOf(frame).length === 0;
}

const lost: Item = { type: 'term', meanings: [{ is: 'cue', cue: 'lees' }], text: 'lost', from: 0, next: 0 };

/** Without the verb, and with a word for a loss before the volume. */
function lostOf(item: Item): Item[] {
  if (verbOf(item) || item.type === 'gap') return [];
  return isNumeric(item) ? [lost, item] : [item];
}

const saysAmount = (frame: Frame) =>
  frame.items.some(isNumeric) || locationsOf(frame).some(({ role }) => role === 'to');

/** "chambourcin blk 3 here, 1350 in bin 8": too much for a gravity, or fruit by its block. */
function isWeight({ doubtful, items }: Frame): boolean {
  const [number, ...others] = items.filter(isNumeric);
  const isFruit = items.some(({ type }) => type === 'block');
  return (
    doubtful === true &&
    number?.type === 'number' &&
    others.length === 0 &&
    number.value >= (isFruit ? 100 : heaviestGravity)
  );
}

const heaviestGravity = 1201;

/** "got chambourcin in BIN1" */
function isIntoBins(frame: Frame, cellar: Cellar): boolean {
  const ids = locationsOf(frame).flatMap((location) => location.ids);
  const areBins = ids.length > 0 && ids.every((id) => cellar.vessels.get(id)?.kind === 'bin');
  return areBins && varietiesOf(frame).length > 0;
}

const isOf = ({ items }: Frame, location: Item) => {
  const before = items[items.indexOf(location) - 1];
  return before?.type === 'term' && /^(of|de|del)$/.test(before.text);
};
