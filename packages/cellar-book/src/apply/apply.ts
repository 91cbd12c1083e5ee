import type { Job } from '../book/book.ts';
import { receiveFruit, receiveWine } from './arrivals.ts';
import { blendLots, topVessels } from './blends.ts';
import { bottle } from './bottle.ts';
import { countBottles, receiveBottles, removeBottles } from './bottle-stock.ts';
import { crush, press } from './fruit.ts';
import { addMaterial, dump, gain, gauge, measure, noteWork, setState, takeAway } from './in-place.ts';
import { splitLot, transferWine } from './moves.ts';
import { completePlan, planWork } from './plans.ts';

/** Applies one piece of work to the book. Vessels are set up before any work (see `foldCellar`). */
export function applyWork(job: Job) {
  const { work } = job.entry;
  switch (work.op) {
    case 'start':
    case 'receive_wine':
      return receiveWine(job, work);
    case 'receive_fruit':
      return receiveFruit(job, work);
    case 'crush':
      return crush(job, work);
    case 'press':
      return press(job, work);
    case 'transfer':
    case 'filter':
      return transferWine(job, work);
    case 'top':
      return topVessels(job, work);
    case 'blend':
      return blendLots(job, work);
    case 'split':
      return splitLot(job, work);
    case 'inoculate':
    case 'addition':
    case 'fine':
      return addMaterial(job, work);
    case 'measurement':
      return measure(job, work);
    case 'gauge':
      return gauge(job, work);
    case 'loss':
    case 'remove':
      return takeAway(job, work, work.op === 'loss' ? 'lost' : 'removed');
    case 'gain':
      return gain(job, work);
    case 'dump':
    case 'empty':
      return dump(job, work);
    case 'bottle':
      return bottle(job, work);
    case 'receive_bottles':
      return receiveBottles(job, work);
    case 'remove_bottles':
      return removeBottles(job, work);
    case 'count_bottles':
      return countBottles(job, work);
    case 'state':
      return setState(job, work);
    case 'plan':
      return planWork(job, work);
    case 'plan_done':
      return completePlan(job, work);
    case 'cap_work':
    case 'note':
      return noteWork(job, work);
  }
}
