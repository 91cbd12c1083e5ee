import type { LossSheet } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';

type Allowance = LossSheet['allowances'][number]['of'];

export const losses = {
  title: 'Losses',
  titleOf: (from: string, through: string) => `Losses, ${from} to ${through}`,
  isBackward: 'The first day is after the last.',
  unusual: 'Unusual',
  isUnusual: 'unusual',
  unusualRule: (times: number, leastShare: string, others: number, shareWhereRare: string) =>
    `More than ${times} times the median share of the other losses for the same reason, and more than ${leastShare} of what the vessel held. Where there are fewer than ${others} others: more than ${shareWhereRare}.`,
  byKind: 'By kind',
  byVessel: 'By vessel',
  from: 'First day',
  through: 'Last day',
  periods: { thisMonth: 'This month', thisYear: 'This year', lastYear: 'Last year' },
  lost: 'lost',
  lostOf: (share: string, volume: string) => `lost, ${share} of ${volume} handled`,
  none: 'The records have no losses of wine in this period.',
  beforeWine: (volume: string) =>
    `Another ${volume} of juice and must doesn’t count: the law and the form count only wine.`,
  allowances: {
    'on hand and received': 'on hand and received',
    'made by fermentation': 'made by fermentation',
  } satisfies Record<Allowance, string> as Record<Allowance, string>,
  allowance: (percent: string, volume: string, of: string) => `${percent} of ${volume} ${of}`,
  claim: (parts: string, volume: string) =>
    `27 CFR 24.266 requires a claim above ${parts}: ${volume} in this period.`,
  above: (volume: string) => `These losses are ${volume} above that limit.`,
  below: 'These losses are below that limit.',
  edition: 'We read the section in its 2015 edition, so check the law before you rely on this.',
  ofJuice: (volume: string) => `${volume} of juice or must`,
  share: (percent: string, volume: string) => `${percent} of ${volume}`,
  foundAtInventory: 'Found at inventory',
  foundFor: (reason: string) => `Found at inventory: ${reason}`,
  foundByMeasuring: 'Found by measuring',
  notWine: (cause: string) => `${cause} (juice or must)`,
};
