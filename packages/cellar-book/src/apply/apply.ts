import type { Job } from '../book/book.ts';
import { receiveFruit, receiveWine } from './arrivals.ts';
import { blendLots, topVessels } from './blends.ts';
import { bottle } from './bottle.ts';
import { crush, press } from './fruit.ts';
import { addMaterial, dump, gain, gauge, measure, noteWork, setState, takeAway } from './in-place.ts';
import { splitLot, transferWine } from './moves.ts';

/** Enters one piece of work in the book. Vessels are set up before any work (see `foldCellar`). */
export function applyWork(job: Job): void {
  const { work } = job.entry;
  switch (work.op) {
    case 'start':
    case 'receive_wine':
      receiveWine(job, work);
      break;
    case 'receive_fruit':
      receiveFruit(job, work);
      break;
    case 'crush':
      crush(job, work);
      break;
    case 'press':
      press(job, work);
      break;
    case 'transfer':
    case 'filter':
      transferWine(job, work);
      break;
    case 'top':
      topVessels(job, work);
      break;
    case 'blend':
      blendLots(job, work);
      break;
    case 'split':
      splitLot(job, work);
      break;
    case 'inoculate':
    case 'addition':
    case 'fine':
      addMaterial(job, work);
      break;
    case 'measurement':
      measure(job, work);
      break;
    case 'gauge':
      gauge(job, work);
      break;
    case 'loss':
    case 'remove':
      takeAway(job, work, work.op === 'loss' ? 'lost' : 'removed');
      break;
    case 'gain':
      gain(job, work);
      break;
    case 'dump':
    case 'empty':
      dump(job, work);
      break;
    case 'bottle':
      bottle(job, work);
      break;
    case 'state':
      setState(job, work);
      break;
    case 'cap_work':
    case 'note':
      noteWork(job, work);
      break;
  }
}
