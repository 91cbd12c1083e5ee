import type { Figure, Worked } from './worked.ts';

function line({ label, text, unit }: Figure): string {
  return `${label}: ${text}${unit ? ` ${unit}` : ''}`;
}

/** The answer and its working as plain text, for a notebook or a message. */
export function asText(title: string, worked: Worked, link: string): string {
  return [
    title,
    ...worked.headline.map(line),
    ...(worked.note ? [worked.note] : []),
    ...(worked.comparison ? [line(worked.comparison), worked.comparison.explanation] : []),
    ...worked.more.map(line),
    ...worked.uncertainty,
    ...worked.steps.map(({ numbers }) => numbers),
    link,
  ].join('\n');
}
