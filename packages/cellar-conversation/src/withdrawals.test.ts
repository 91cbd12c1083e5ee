import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('words of withdrawal with a reason', () => {
  it.each([
    'nah, disregard that, change of plans',
    'never mind, we did not do it after all',
    'forget it, not happening',
    'no wait, cancel that, boss changed his mind. we didnt do it',
    'plan changed, scratch that',
    'oh nvm plans changed',
    'we never did it',
    'forget that one, wrong day',
    'that never happened, sorry',
    'we decided not to do it',
    'olvídalo, cambio de planes',
    'no, olvida eso, ya no',
    'al final no lo hicimos',
  ])('drop an open question, or take the last work back: %s', (text) => {
    const asked = play(['racked T1 100 gal', text]);
    expect([asked.works, asked.open]).toEqual([[], 0]);
    const stored = play(['KMBS 30 g T1', text]);
    expect([stored.works, stored.open]).toEqual([[], 0]);
  });

  it.each([
    'plan changed',
    'false alarm',
    'scratch that, the boss wants to wait for the lab',
    'ya no',
    'hubo cambio de planes',
  ])('drop only an open question, if they could be about something else: %s', (text) => {
    expect(play(['racked T1 100 gal', text])).toMatchObject({ works: [], open: 0 });
    expect(play(['KMBS 30 g T1', text]).works).toHaveLength(1);
  });

  it.each(['not yet', 'no sé', 'wrong tank', 'forget the hose', 'never mind the noise', 'dont know'])(
    'are not any denial: %s',
    (text) => {
      expect(play(['racked T1 100 gal', text])).toMatchObject({ works: [], open: 1 });
      expect(play(['KMBS 30 g T1', text]).works).toHaveLength(1);
    },
  );

  it('take back a correction alone, as UNDO does', () => {
    const { works } = play(['KMBS 30 g T1', 'sorry 40 g', 'nah forget that, we never did it']);
    expect(works).toMatchObject([{ amount: 30_000 }]);
  });

  it('are a correction if a value follows', () => {
    expect(play(['KMBS 30 g T1', 'scratch that, 25 g']).works).toMatchObject([{ amount: 25_000 }]);
  });
});

it.each([
  ['racked T1 100 gal', 'sorry, T2', { from: ['T1'], to: ['T2'] }],
  ['pasé 100 galones del T1', 'ups, T2', { from: ['T1'], to: ['T2'] }],
  ['racked 100 gal to T2', 'my bad, T1', { from: ['T1'], to: ['T2'] }],
])('an apology before a name answers "which vessel?": %s / %s', (text, answer, work) => {
  expect(play([text, answer]).works).toMatchObject([work]);
});
