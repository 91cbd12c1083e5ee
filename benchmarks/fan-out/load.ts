import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Delays } from '../delays.ts';
import type { Channel } from './channel.ts';
import { openReaders } from './readers.ts';

const warmUpMs = 1_000;
const drainWithinMs = 20_000;
const content =
  'Racked the Chardonnay off its gross lees; the lab says all is well, notes to follow. What would you do?';

export class Measured {
  posts = 0;
  postingMs = 0;
  deliveries = 0;
  deliveringMs = 0;
  lost = 0;
  doubled = 0;
  outOfOrder = 0;
  frames = 0;
  readonly acknowledgement = new Delays();
  readonly fanOut = new Delays();
}

export interface Size {
  sockets: number;
  posters: number;
}

/**
 * Adds deliveries to `measured` while the posters post, each as soon as its last message was acknowledged. Calls
 * `begins` after the warm-up, and the function that it returns once everything has arrived.
 */
export async function measureLoad(
  channel: Channel,
  { sockets, posters }: Size,
  ms: number,
  measured: Measured,
  begins: () => () => void = () => () => undefined,
) {
  const readers = await openReaders(channel, sockets, measured.fanOut);
  const post = async (forMs: number, each: (id: string, sent: number) => () => void) => {
    const until = performance.now() + forMs;
    const posting = Array.from({ length: posters }, async (_, poster) => {
      while (performance.now() < until) {
        const id = randomUUID();
        const acknowledged = each(id, performance.now());
        await channel.post(poster, id, content);
        acknowledged();
      }
    });
    await Promise.all(posting);
  };
  await post(warmUpMs, () => () => undefined);
  await sleep(500);

  const stored: string[] = [];
  const framesBefore = readers.counted.frames;
  const ends = begins();
  const started = performance.now();
  await post(ms, (id, sent) => {
    readers.await(id, sent);
    return () => {
      stored.push(id);
      measured.acknowledgement.add(performance.now() - sent);
    };
  });
  measured.posts += stored.length;
  measured.postingMs += performance.now() - started;
  const giveUp = performance.now() + drainWithinMs;
  while (readers.missing(stored) > 0 && performance.now() < giveUp) await sleep(50);
  ends();
  const { frames, deliveries, doubled, outOfOrder, lastAt } = readers.counted;
  measured.frames += frames - framesBefore;
  measured.deliveries += deliveries;
  measured.deliveringMs += lastAt - started;
  measured.lost += readers.missing(stored);
  measured.doubled += doubled;
  measured.outOfOrder += outOfOrder;
  readers.close();
  await sleep(500);
}
