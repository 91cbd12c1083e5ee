import { unitAfter } from '../form/decimal.ts';
import type { Calculation, Figure } from './calculation.ts';
import type { FigureToActOn } from './figure-to-act-on.ts';

function line({ label, text, unit }: Figure): string {
  return `${label}: ${text}${unitAfter(unit, ' ')}`;
}

/** The figure to act on, what stands beside it and its working as plain text, for a notebook or a message. */
export function asText(title: string, calculation: Calculation, act: FigureToActOn, link: string): string {
  return [
    title,
    line(act.figure),
    ...(act.hold ? [act.hold] : []),
    ...act.belonging.map(line),
    ...(act.other ? [line(act.other)] : []),
    ...(act.reason ? [act.reason] : []),
    ...(calculation.note ? [calculation.note] : []),
    ...(calculation.limits ?? []),
    ...(calculation.parts ?? []).map(line),
    ...calculation.more.map(line),
    ...calculation.uncertainty,
    ...calculation.steps.flatMap(({ numbers }) => numbers || []),
    link,
  ].join('\n');
}
