import type { Entry, WorkEntry } from '../src/entries/entries.ts';
import type { Component, Work } from '../src/entries/work.ts';

export function grapes(
  variety: string | null,
  block: string | null = null,
  vintage: number | null = 2025,
): Component {
  return { variety, block, vintage };
}

export function tank(vessel: string, capacityMl?: number): Work {
  return { op: 'vessel', vessel, kind: 'tank', ...(capacityMl === undefined ? {} : { capacityMl }) };
}

/** Opening balances: one lot of one component in one vessel. */
export function opening(lot: string, vessel: string, ml: number, component: Component): Work {
  return { op: 'start', lot, levels: [{ vessel, ml }], composition: [{ component, parts: 1 }] };
}

/** Work as rows, one after the other on 2 January 2026 from six in the morning, each entered when done. */
export function rows(works: readonly Work[]): WorkEntry[] {
  return works.map((work, index) => {
    const minutes = 360 + index;
    const workedAt = [Math.floor(minutes / 60), minutes % 60]
      .map((part) => `${part}`.padStart(2, '0'))
      .join(':');
    const workedOn = '2026-01-02';
    return {
      id: `e${index + 1}`,
      seq: index + 1,
      arrivedAt: `${workedOn}T${workedAt}`,
      workedOn,
      workedAt,
      work,
    };
  });
}

export function voidOf(corrects: string, seq: number): Entry {
  return { id: `void-${seq}`, seq, arrivedAt: '2026-01-03T08:00', corrects, action: 'void' };
}

export function amendOf(original: WorkEntry, seq: number, work: Work, workedAt = original.workedAt): Entry {
  const { workedOn } = original;
  const when = workedAt === undefined ? { workedOn } : { workedOn, workedAt };
  return {
    id: `amend-${seq}`,
    seq,
    arrivedAt: '2026-01-03T08:00',
    corrects: original.id,
    action: 'amend',
    ...when,
    work,
  };
}

/** Work as rows, each on its day and entered at eight that morning. */
export function dated(days: readonly (readonly [day: string, work: Work])[]): WorkEntry[] {
  return days.map(([workedOn, work], index) => ({
    id: `e${index}`,
    seq: index + 1,
    arrivedAt: `${workedOn}T08:00`,
    workedOn,
    work,
  }));
}

/** Gallons of 3,785.411784 mL, to three decimals as 27 CFR 24.300 rounds. */
export const gallons = (ml: number) => Number((ml / 3785.411784).toFixed(3));
export const milliliters = (gal: number) => Math.round(gal * 3785.411784);
