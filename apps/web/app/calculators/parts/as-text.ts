import type { Calculation, Figure } from './calculation.ts';

function line({ label, text, unit }: Figure): string {
  return `${label}: ${text}${unit ? ` ${unit}` : ''}`;
}

/** The answer and its working as plain text, for a notebook or a message. */
export function asText(title: string, calculation: Calculation, link: string): string {
  return [
    title,
    ...calculation.headline.map(line),
    ...(calculation.note ? [calculation.note] : []),
    ...(calculation.comparison ? [line(calculation.comparison), calculation.comparison.explanation] : []),
    ...calculation.more.map(line),
    ...calculation.uncertainty,
    ...calculation.steps.map(({ numbers }) => numbers),
    link,
  ].join('\n');
}
