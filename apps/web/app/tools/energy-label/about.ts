import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'bottling',
  features: ['kJ and kcal by the regulation’s own factors', 'Carbohydrates and sugars', 'Energy of a glass'],
  searchWords: [
    'calories',
    'kcal',
    'kj',
    'nutrition',
    'e-label',
    'qr label',
    'declaration',
    '1169/2011',
    'u-label',
    'export',
  ],
  acts: ['energy label'],
  proof: { groups: ['energy-label'] },
  sources: ['eu-1169-2011', 'scantrust-energy'],
  references: [
    {
      title: 'Regulation (EU) 1169/2011, annex XIV: conversion factors',
      url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    },
    'scantrust-energy',
  ],
  lessons: [
    {
      heading: 'Who needs it',
      text: 'Wine made on or after December 8, 2023, and sold in the European Union must state its energy on the label and give its full nutrition declaration there or behind a QR code (Regulation 2021/2117). The figure needs one formula, not a subscription.',
    },
    {
      heading: 'Two lines, two sets of factors',
      text: 'Regulation 1169/2011 gives kilojoules and kilocalories their own factors for alcohol, sugar, acids, and polyols. Kilocalories aren’t kilojoules divided by 4.184.',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: leaving out acids and glycerol gives 312 kJ and 75 kcal for 13.5% vol. With the usual acids and glycerol, it’s about 15 kJ more.',
  ],
};
