import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['fermentation', 'bottling'],
  task: 'sparkling',
  features: ['Pressure from sugar or gravity', 'CO₂ in g/L or volumes', 'Gas left after fermentation'],
  searchWords: [
    'pét-nat',
    'pet nat',
    'petnat',
    'méthode ancestrale',
    'cider',
    'mead',
    'priming',
    'bottle bomb',
    'bottle conditioning',
    'carbonation',
    'volumes of co2',
    'disgorging',
    'bar',
    'psi',
    'bubbles',
  ],
  acts: ['carbon dioxide'],
  proof: { groups: ['bottle-pressure'] },
  sources: ['stoichiometry', 'eec-2676-90', 'duncan-acton', 'topdown-brew'],
  references: ['lea-carbonation', 'agrovin-co2', 'liger-belair-co2', 'topdown-brew'],
  lessons: [
    {
      heading: 'When to bottle a pét-nat',
      text: 'The sugar left at bottling decides the pressure, and 2 g/L too much is about one more bar. Ferment a sample out in a warm place to learn where the gravity ends: a wine of 11% vol stops near 0.995, not at 1.000. For the sugar that belongs to a wanted pressure, use “Tirage Sugar and Pressure,” and read its line of grape sugar.',
    },
    {
      heading: 'Gas that is already there',
      text: 'A wine that has just fermented is full of gas: 1.5 g/L at 20 °C, and 2 at 12. It holds what it could keep at its warmest since then. Racking, stirring, and months in a tank take it down to about 0.5.',
    },
    {
      heading: 'What the glass withstands',
      text: 'A. Lea gives heavy returnable beer bottles 8 g/L, or just under 3 bar at 15 °C, and light ones 6 g/L. Sparkling wine bottles are made for more: ask their maker for the working pressure, and count a hot car trunk in.',
    },
  ],
  whyOthersDiffer: [
    'Lea’s tables, made for water, show 2.4 bar at 20 °C for 6 g/L. A cider of 6% vol holds less in solution, and by the European Union’s method shows 2.8.',
    'Brewers’ tools count 0.86 volumes, 1.7 g/L, of gas left at 20 °C. A wine of 11% vol holds 1.5 g/L.',
  ],
};
