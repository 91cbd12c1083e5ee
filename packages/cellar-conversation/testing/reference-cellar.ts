import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { firstSetup, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import type { Cellar } from './dialogue.ts';

/** A start state of `fixtures/lot-dialogues.json`; amounts are written as `240 gal`. */
export interface ReferenceCellar {
  vessels: { name: string; kind: string; capacity?: string }[];
  varieties?: Setup['varieties'];
  materials: Setup['materials'];
  lots: {
    code: string;
    vintage: number;
    composition: Record<string, number>;
    stage?: string;
    in: Record<string, string>;
  }[];
}

const milliliters: Record<string, number> = { mL: 1, L: 1_000, gal: litersPer.usGal * 1_000 };
const milligrams: Record<string, number> = {
  mg: 1,
  g: 1_000,
  kg: 1_000_000,
  lb: gramsPer.lb * 1_000,
  ton: gramsPer.usTon * 1_000,
};

export function splitAmount(written: string): { count: number; unit: string } {
  const [count = '', unit = ''] = written.split(' ');
  return { count: Number(count), unit };
}

function inUnits(units: Record<string, number>, written: string): number | undefined {
  const { count, unit } = splitAmount(written);
  const factor = units[unit];
  return factor === undefined ? undefined : count * factor;
}

/** Undefined if it isn't a volume. */
export const mlOf = (written: string) => inUnits(milliliters, written);
export const mgOf = (written: string) => inUnits(milligrams, written);

const capacityOf = (written: string | undefined) => {
  if (written === undefined) return {};
  const ml = mlOf(written);
  return ml === undefined
    ? { capacityG: Math.round((mgOf(written) ?? 0) / 1_000) }
    : { capacityMl: Math.round(ml) };
};

/** Day and time of each conversation: after the harvest of the youngest lots. */
export const today = '2026-11-20';
const startedOn = '2025-10-16';
/** Of these zones on that day. */
const offsets: Record<string, string> = {
  'America/Detroit': '-05:00',
  'Europe/Madrid': '+01:00',
  'Pacific/Auckland': '+13:00',
};

export function referenceCellar(cellar: ReferenceCellar, timeZone: string): Cellar {
  const named = new Set(cellar.materials.map(({ name }) => name));
  const setup: Setup = {
    ...firstSetup,
    vessels: cellar.vessels.map(
      ({ name, kind, capacity }) => ({ name, kind, ...capacityOf(capacity) }) as Setup['vessels'][number],
    ),
    varieties: [
      ...firstSetup.varieties,
      ...(cellar.varieties ?? []).filter(
        ({ name }) => !firstSetup.varieties.some((each) => each.name === name),
      ),
    ],
    materials: [...firstSetup.materials.filter(({ name }) => !named.has(name)), ...cellar.materials],
  };
  const entries = cellar.lots.map(
    ({ code, vintage, composition, stage = 'ageing', in: vessels }, index): Entry => ({
      ...{ id: code, seq: index + 1, arrivedAt: `${startedOn}T08:00`, workedOn: startedOn },
      work: {
        ...{ op: 'start', lot: code, stage },
        levels: Object.entries(vessels).map(([vessel, volume]) => ({
          vessel,
          ml: Math.round(mlOf(volume) ?? 0),
        })),
        composition: Object.entries(composition).map(([variety, parts]) => ({
          component: { variety, block: null, vintage },
          parts,
        })),
      } as Work,
    }),
  );
  const received = { local: `${today}T16:00:00`, offset: offsets[timeZone] ?? 'Z' };
  return { setup, entries, timeZone, received };
}
