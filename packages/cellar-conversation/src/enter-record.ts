import { type Work, workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import { enterAddition, enterMeasurement, enterState } from './enter-in-place.ts';
import {
  enterBlend,
  enterBottle,
  enterFruit,
  enterMove,
  enterPress,
  enterSplit,
  enterTop,
} from './enter-moves.ts';
import { type Entered, type Entering, hasPlace, placeOf } from './entering.ts';
import { eachOf, mlOf } from './quantities.ts';

const needsPlace = new Set([
  'inoculate',
  'addition',
  'fine',
  'measurement',
  'top',
  'state',
  'loss',
  'dump',
  'cap_work',
]);

/** Translates what was read into work. Nothing is guessed: what the book needs and the record has not is asked. */
export function enterRecord(entering: Entering): Entered {
  const entered = translate(entering);
  const isTooMuch = 'works' in entered && entered.works.some((work) => !workSchema.safeParse(work).success);
  return isTooMuch ? { ask: 'quantity' } : entered;
}

function translate(entering: Entering): Entered {
  const { record } = entering;
  if (needsPlace.has(record.op) && !hasPlace(entering)) return { ask: 'vessel' };
  switch (record.op) {
    case 'receive_fruit':
      return enterFruit(entering);
    case 'crush':
    case 'transfer':
    case 'filter':
      return enterMove(entering);
    case 'press':
      return enterPress(entering);
    case 'inoculate':
    case 'addition':
    case 'fine':
      return enterAddition(entering);
    case 'measurement':
      return enterMeasurement(entering);
    case 'top':
      return enterTop(entering);
    case 'blend':
      return enterBlend(entering);
    case 'split':
      return enterSplit(entering);
    case 'bottle':
      return enterBottle(entering);
    case 'state':
      return enterState(entering);
    case 'loss':
      if (!record.volume && !record.weight) return { ask: 'quantity' };
      return enterLoss(entering);
    case 'dump':
      return enterLoss(entering);
    case 'cap_work':
    case 'note':
      return { works: [enterNote(entering)] };
  }
}

function enterLoss(entering: Entering): Entered {
  const { op, volume, weight, reason } = entering.record;
  const said = {
    ...placeOf(entering),
    ...mlOf(volume),
    ...(reason === undefined ? {} : { reason }),
  };
  if (op === 'dump') return { works: [{ op: 'dump', ...said }] };
  const grams = weight ? { grams: Math.round(weight.value * 1000) } : {};
  return { works: [{ op: 'loss', ...said, ...grams, ...eachOf(volume ?? weight) }] };
}

function enterNote(entering: Entering): Work {
  const { op, note, method, times, durationMin, aerated } = entering.record;
  const details = [
    durationMin === undefined ? '' : `${durationMin} min`,
    aerated ? 'with air' : '',
    note ?? '',
  ];
  const said = details.filter(Boolean).join(', ');
  return {
    op: op === 'cap_work' ? 'cap_work' : 'note',
    ...placeOf(entering),
    ...(said === '' ? {} : { note: said }),
    ...(method === undefined ? {} : { method }),
    ...(times === undefined ? {} : { times }),
  };
}
