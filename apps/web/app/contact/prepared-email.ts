import { site } from '../platform/site.ts';

export const emailPrompts = [
  'Winery, and where it is',
  'Cases per year',
  'What you would like to know or to build',
  'Records you keep, and how (programs, spreadsheets, paper)',
  'Criteria you meet, by number, if any',
  'When you would like to start',
] as const;

export function preparedEmail(to: string = site.email): string {
  const body = emailPrompts.map((prompt) => `${prompt}:\r\n\r\n`).join('');
  return `mailto:${to}?subject=${encodeURIComponent('An inquiry from a winery')}&body=${encodeURIComponent(body)}`;
}
