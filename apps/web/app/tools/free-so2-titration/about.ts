import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'laboratory',
  features: ['Aeration-oxidation and Ripper', 'Free or total SO₂', 'Blank'],
  searchWords: [
    'free so2',
    'total so2',
    'aeration oxidation',
    'ao',
    'ripper',
    'iodine',
    'naoh',
    'burette',
    'sulfite test',
  ],
  acts: [],
  proof: { groups: ['free-so2-titration'] },
  sources: ['monash-titration'],
  references: ['monash-titration'],
  lessons: [
    {
      heading: 'What the number is for',
      text: 'Only the molecular part of free SO₂ stops microbes, and it depends on the pH. Take this figure to the SO₂ calculator, with the pH measured on the same day.',
    },
    {
      heading: 'Standardize weekly; keep one method',
      text: 'Iodine and base lose strength: standardize them, run a blank, and stay with one method, so that a barrel’s trend comes from the wine, not the bench.',
    },
  ],
  whyOthersDiffer: [
    'Monash Scientific prints the general form as 80 T M / V, which is 400 times too small. Its own record sheet has it right.',
  ],
};
