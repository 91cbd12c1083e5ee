import type { Channel } from '@orbit-vine/contract/channels.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import type { Occupation } from '@orbit-vine/contract/occupations.ts';
import { listInWords } from '../../platform/formatters.ts';

const phrases: Record<Occupation, string> = {
  winemaker: ', a winemaker',
  cellarHand: ', a cellar hand',
  grower: ', a grower',
  owner: ', an owner',
  lab: ', in the lab',
  sales: ', in sales',
  hospitality: ', in the tasting room',
  consultant: ', a consultant',
  supplier: ', a supplier',
  educator: ', an educator',
  student: ', a student',
  other: '',
};

export function introductionOf({ name, winery, region, occupation, varieties }: MemberCard): string {
  const role = occupation ? phrases[occupation] : '';
  const place = [winery && ` at ${winery}`, region && ` in ${region}`].filter(Boolean).join('');
  const grapes = varieties ? ` I work with ${listInWords(varieties)}.` : '';
  return `Hello, I’m ${name}${role}${place}.${grapes}`;
}

/** The channel that is named for introductions, else the one where newcomers arrive, of those where all may write. */
export function channelOfIntroductions(channels: readonly Channel[]): Channel | undefined {
  const open = channels.filter(({ archived, staffOnly, kind }) => !archived && !staffOnly && !kind);
  return open.find(({ name }) => /introduc/i.test(name)) ?? open.find(({ first }) => first) ?? open[0];
}
