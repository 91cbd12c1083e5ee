import { type Work, workSchema } from '@orbit-vine/cellar-book/entries/work.ts';
import type { AskSubject } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { enterRemoval } from './enter-bottles.ts';
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
import { type EntryTask, hasLocation, locationOf, type WorkOrAsk } from './entry-task.ts';
import { eachOf, mlOf } from './quantities.ts';

const needsLocation = new Set([
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

/** Translates a record into work. Never guesses: it asks for what the book needs and the record lacks. */
export function enterRecord(task: EntryTask): WorkOrAsk {
  const lacking = lacksSense(task.record);
  if (lacking) return { ask: lacking };
  const entered = translate(task);
  const isTooMuch = 'works' in entered && entered.works.some((work) => !workSchema.safeParse(work).success);
  return isTooMuch ? { ask: 'quantity' } : entered;
}

/** Wine that goes where it came from, or none at all. */
function lacksSense({
  op,
  mode,
  volume,
  from = [],
  to = [],
  vessels = [],
}: EntryTask['record']): AskSubject | undefined {
  if (volume?.value === 0) return 'quantity';
  const receivers = op === 'top' ? vessels : op === 'transfer' && mode !== 'rack_and_return' ? to : [];
  return receivers.some((id) => from.includes(id)) ? 'vessel' : undefined;
}

function translate(task: EntryTask): WorkOrAsk {
  const { record } = task;
  if (needsLocation.has(record.op) && !hasLocation(task)) return { ask: 'vessel' };
  switch (record.op) {
    case 'receive_fruit':
      return enterFruit(task);
    case 'crush':
    case 'transfer':
    case 'filter':
      return enterMove(task);
    case 'press':
      return enterPress(task);
    case 'inoculate':
    case 'addition':
    case 'fine':
      return enterAddition(task);
    case 'measurement':
      return enterMeasurement(task);
    case 'top':
      return enterTop(task);
    case 'blend':
      return enterBlend(task);
    case 'split':
      return enterSplit(task);
    case 'bottle':
      return enterBottle(task);
    case 'remove_bottles':
      return enterRemoval(task);
    case 'state':
      return enterState(task);
    case 'loss':
      if (!record.volume && !record.weight && !record.all) return { ask: 'quantity' };
      return enterLoss(task);
    case 'dump':
      return enterLoss(task);
    case 'cap_work':
    case 'note':
      return { works: [enterNote(task)] };
  }
}

function enterLoss(task: EntryTask): WorkOrAsk {
  const { op, volume, weight, reason } = task.record;
  const shared = {
    ...locationOf(task),
    ...mlOf(volume),
    ...(reason === undefined ? {} : { reason }),
  };
  if (op === 'dump') return { works: [{ op: 'dump', ...shared }] };
  if (task.record.all) return { works: [{ op: 'empty', ...shared }] };
  const grams = weight ? { grams: Math.round(weight.value * 1000) } : {};
  return { works: [{ op: 'loss', ...shared, ...grams, ...eachOf(volume ?? weight) }] };
}

function enterNote(task: EntryTask): Work {
  const { op, note, method, times, durationMin, aerated } = task.record;
  const details = [
    durationMin === undefined ? '' : `${durationMin} min`,
    aerated ? 'with air' : '',
    note ?? '',
  ];
  const text = details.filter(Boolean).join(', ');
  return {
    op: op === 'cap_work' ? 'cap_work' : 'note',
    ...locationOf(task),
    ...(text === '' ? {} : { note: text }),
    ...(method === undefined ? {} : { method }),
    ...(times === undefined ? {} : { times }),
  };
}
