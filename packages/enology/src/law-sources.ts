import { euLaws } from './law/eu-laws.ts';
import { oivLaws } from './law/oiv-laws.ts';
import { usLaws } from './law/us-laws.ts';

/** Laws, regulations, and limits, and pages that quote a law we have not read. */
export const lawSources = {
  ...usLaws,
  ...oivLaws,
  ...euLaws,
  'cfr-24-304': {
    title: '27 CFR 24.304, Chaptalization: volume of dry sugar',
    url: 'http://www.law.cornell.edu/cfr/text/27/24.304',
  },
  'cfr-4-36': { title: '27 CFR 4.36(b), Alcoholic content on labels of wine' },
  'eu-1169-2011': { title: 'Regulation (EU) No 1169/2011, annex XIV: conversion factors for energy' },
  'eu-606-2009': {
    title:
      'Regulation (EC) No 606/2009, annex I A, note b; replaced by Regulation (EU) 2019/934, whose current text governs',
    url: 'https://www.legislation.gov.uk/eur/2009/606/annexes/2017-11-04',
  },
  'eu-607-2009': {
    title: 'Regulation (EC) No 607/2009, annex XIV; the same bounds in Regulation (EU) 2019/33, annex III',
    url: 'https://legislation.gov.uk/cy/eur/2009/607/annex/XIV/adopted?view=plain',
  },
  'laffort-tartaric': {
    title: 'Laffort USA, Tartaric acid, quoting 27 CFR 24.246 and 24.182',
    url: 'https://laffortusa.com/tartaric-acid-various-sizes-2',
  },
  'minnesota-bench-trials': {
    title: 'University of Minnesota enology, Bench trials',
    url: 'http://enology.umn.edu/tag/bench-trials/',
  },
  'sweet-wines-2018': {
    title: 'Stabilizing sweet wines at bottling (2018)',
    url: 'https://docslib.org/doc/5818544/stabilizing-sweet-wines-at-bottling-2018-pdf',
  },
  'ttb-cbma': { title: 'TTB, Craft Beverage Modernization and Tax Reform' },
  'uk-1308-2013': {
    title: 'Regulation (EU) No 1308/2013 as retained in the United Kingdom, annex VIII part I section A(2)',
  },
  'wineskills-acidification': {
    title: 'WineSkills, Acidification',
    url: 'http://wineskills.co.uk/winemaking/winemaking-knowledge-base/acidification',
  },
  'wineskills-deacidification': {
    title: 'WineSkills, De-acidification',
    url: 'http://wineskills.co.uk/winemaking/winemaking-knowledge-base/de-acidification',
  },
} as const;
