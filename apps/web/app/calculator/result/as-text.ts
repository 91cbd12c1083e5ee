import { unitAfter } from '../form/decimal.ts';
import type { Calculation, Figure } from './calculation.ts';
import type { FigureToActOn } from './figure-to-act-on.ts';

function line({ label, text, unit }: Figure): string {
  return `${label}: ${text}${unitAfter(unit, ' ')}`;
}

export function asText(title: string, calculation: Calculation, act: FigureToActOn, link: string): string {
  return [
    title,
    line(act.figure),
    act.hold,
    calculation.note,
    ...(calculation.limits ?? []),
    ...(calculation.cautions ?? []),
    act.other && line(act.other),
    act.reason,
    ...act.belonging.map(line),
    ...(calculation.parts ?? []).map(line),
    ...calculation.more.map(line),
    ...calculation.uncertainty,
    ...calculation.steps.map(({ numbers }) => numbers),
    link,
  ]
    .filter(Boolean)
    .join('\n');
}
