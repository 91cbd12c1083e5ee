/** Laws, regulations, and limits, and pages that quote a law whose own text was not read. */
export const lawSources = {
  'cfr-4-6': {
    title: '27 CFR 4.6, Wines covered by this part',
    url: 'https://getpocketlaw.com/law/cfr_27/section-4-6-wines-covered-by-this-part_73f95a2983bd',
  },
  'cfr-4-21': {
    title: '27 CFR 4.21, Standards of identity',
    url: 'https://docslib.org/doc/8097301/16-subpart-c-standards-of-identity-for-wine',
  },
  'cfr-4-22': {
    title: '27 CFR 4.22, Blends, cellar treatment, alteration of class or type',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR4.22.html',
  },
  'cfr-24-176': {
    title: '27 CFR 24.176, Crushing and fermentation',
    url: 'https://www.govregs.com/regulations/expand/title27_chapterI_part24_subpartF_section24.177',
  },
  'cfr-24-177': {
    title: '27 CFR 24.177, Chaptalization (Brix adjustment)',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR24.177.html',
  },
  'cfr-24-178': {
    title: '27 CFR 24.178, Amelioration',
    url: 'https://webarchive.library.unt.edu/eot2008/20081008030625/http://edocket.access.gpo.gov/cfr_2008/aprqtr/27cfr24.178.htm',
  },
  'cfr-24-179': {
    title: '27 CFR 24.179, Sweetening',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR24.179.html',
  },
  'cfr-24-182': {
    title: '27 CFR 24.182, Use of acid to correct natural deficiencies',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR24.182.html',
  },
  'cfr-24-233': {
    title: '27 CFR 24.233, Addition of spirits to wine',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR24.233.html',
  },
  'cfr-24-241': {
    title: '27 CFR 24.241, Decolorizing juice or wine',
    url: 'http://www.law.cornell.edu/cfr/text/27/24.241',
  },
  'cfr-24-246': {
    title: '27 CFR 24.246, Materials authorized for the treatment of wine and juice',
    url: 'http://federal.elaws.us/cfr/27-cfr-24.246',
  },
  'cfr-24-246-2015': {
    title: '27 CFR 24.246, edition of 2015: the table of materials',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR24.246.html',
  },
  'cfr-24-255': { title: '27 CFR 24.255(b), Fill of bottles' },
  'cfr-24-257': {
    title: '27 CFR 24.257, Labeling wine containers',
    url: 'https://www.law.cornell.edu/cfr/text/27/24.257',
  },
  'gray-label-tolerance': {
    title: 'W. Blake Gray, New wine tax law (2018), quoting TTB on 27 CFR 4.36',
    url: 'https://blog.wblakegray.com/2018/01/new-wine-tax-law-is-more-tolerant-of.html',
  },
  'eu-2019-934': {
    title: 'Regulation (EU) 2019/934, annex I, part B: limits on sulfur dioxide',
    url: 'https://legislation.gov.uk/eur/2019/934/annex/I/part/B/data.html',
  },
  'eu-643-2006': { title: 'Regulation (EC) No 643/2006, annex II: dimethyl dicarbonate' },
  'eu-643-2006-annex-1': {
    title: 'Regulation (EC) No 643/2006, annex I: copper sulfate',
    url: 'https://legislation.gov.uk/eur/2006/643/annex/I?view=plain',
  },
  'oiv-acidification': { title: 'OIV, II.3.1.1.1 Chemical acidification' },
  'oiv-deacidification': {
    title: 'OIV, II.3.1.2.2 Chemical deacidification',
    url: 'https://oiv.int/it/standards/international-code-of-oenological-practices/part-ii-oenological-treatments-and-practices/wines/chemical-de-acidification',
  },
  'oiv-limits': { title: 'OIV, International code of oenological practices: maximum acceptable limits' },
  'oiv-ma-c1-01': {
    title: 'OIV-MA-C1-01, Maximum acceptable limits',
    url: 'https://www.oiv.int/de/node/2129',
  },
  'ttb-label-tolerance': {
    title: 'TTB newsletter, Does TTB allow a tolerance for the alcohol content on a wine label?',
    url: 'https://content.govdelivery.com/accounts/USTTB/bulletins/3d12a02',
  },
  'usc-26-5041': { title: '26 U.S.C. 5041, Imposition and rate of tax on wines' },
  'usc-26-5383': { title: '26 U.S.C. 5383, Amelioration and sweetening of natural grape wines' },
  'veron-volatile-acidity': {
    title: 'Véron Œnologie, Limites pour la teneur en acidité volatile des vins (Regulation 606/2009)',
    url: 'https://veron-oenologie.blogspot.com/2019/05/limites-pour-la-teneur-en-acidite.html',
  },
  'cfr-24-304': {
    title: '27 CFR 24.304, Chaptalization: volume of dry sugar',
    url: 'http://www.law.cornell.edu/cfr/text/27/24.304',
  },
  'cfr-4-36': {
    title: '27 CFR 4.36(b) and (c), Alcoholic content on labels of wine',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/27CFR4.36.html',
  },
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
  'minnesota-bench-trials': {
    title: 'University of Minnesota enology, Bench trials',
    url: 'http://enology.umn.edu/tag/bench-trials/',
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
