/** Sources of the formulas for readings, sparkling wine, spirits, blends, amelioration, barrels, and weather. */
export const measuringSources = {
  'churchward-1940': {
    title:
      'C. R. Churchward, Aust. Chem. Inst. J. & Proc. (1940): ebulliometer degrees (via homedistiller.org)',
    url: 'http://homedistiller.org/wash/ferment/alcohol',
  },
  'aha-hydrometer': {
    title: 'American Homebrewers Association, Hydrometer temperature adjustment table (15 °C)',
    url: 'http://wiki.americanhomebrewers.org/HydrometerTemperatureAdjustmentTable',
  },
  'agrovin-co2': {
    title: 'Agrovin, The influence of carbon dioxide in bottled wine',
    url: 'https://agrovin.com/en/?p=94789',
  },
  'barrelwise-so2': {
    title: 'BarrelWise, Managing free sulfur dioxide in barrels (from Wine Business Monthly)',
    url: 'https://barrelwise.ca/blog/managing-free-sulfur-dioxide-in-barrels',
  },
  'cavesa-evaporation': {
    title: 'Cavesa, Evaporation of wine in barrels: 1 to 9% a year',
    url: 'https://www.cavesa.ch/en/definition/consume',
  },
  'eldorado-hydrometer': {
    title: 'El Dorado Home Winemaking, Triple scale wine hydrometer (60 °F)',
    url: 'https://eldoradohomewinemaking.com/2016-06-22-04-27-46/triple-scale-wine-hydrometer.html',
  },
  'edu-fortified': {
    title: 'edu.com, question 391050: 900 L of wine fortified from 10 to 16% vol',
  },
  'cfr-24-176': {
    title: '27 CFR 24.176, Crushing and fermentation',
    url: 'https://www.govregs.com/regulations/expand/title27_chapterI_part24_subpartF_section24.177',
  },
  'cfr-24-177': {
    title: '27 CFR 24.177, Chaptalization (Brix adjustment)',
    url: 'https://docslib.org/doc/8337597/551-subpart-f-production-of-wine',
  },
  'cfr-24-178': {
    title: '27 CFR 24.178, Amelioration',
    url: 'https://webarchive.library.unt.edu/eot2008/20081008030625/http://edocket.access.gpo.gov/cfr_2008/aprqtr/27cfr24.178.htm',
  },
  'fermcalc-amelioration': { title: 'FermCalc, Amelioration', url: 'https://fermcalc.com/amelioration/' },
  'lea-carbonation': {
    title: 'A. Lea, Cider Workshop: carbon dioxide, sugar, and pressure in bottles',
    url: 'https://groups.google.com/g/cider-workshop/c/WIL_bzGac30',
  },
  'linear-programming': {
    title: 'G. B. Dantzig, Linear Programming and Extensions (1963): corners of a linear program',
  },
  'monash-ebulliometer': {
    title: 'Monash Scientific, Alcohol by ebulliometry: common errors and adjustments',
    url: 'http://monashscientific.com.au/AlcoholEbulliometryErrors.htm',
  },
  'plato-temperature': {
    title: 'homebrewtalk.com, thread 645958: a fit to the ASBC’s temperature table for °Plato',
    url: 'https://www.homebrewtalk.com/threads/temperature-correction-for-plato-hydrometers.645958/',
  },
  'primenapa-topping': {
    title: 'Prime Cellars, Topping: 5% of 700 gallons a year',
    url: 'http://www.primenapa.com/2009/02/topping.html',
  },
  'qammunity-blend': {
    title: 'qammunity.org, question 11555351: 5,000 quarts of 12% from wines of 15 and 11%',
    url: 'https://qammunity.org/11555351/?show=11555352',
  },
  'topdown-brew': {
    title: 'Top-down Brew, Priming and carbonation calculations',
    url: 'https://topdownbrew.com/docs/CarbonationDocumentation.html',
  },
  'uc-ipm-degree-days': {
    title: 'UC IPM, Degree days of Esparto, 2020, single sine (via UCANR-IGIS, degree-day-challenge)',
    url: 'https://github.com/UCANR-IGIS/degree-day-challenge',
  },
  'wine-caves': {
    title: 'Wine cave, Humidity: 4 gallons a year of a barrel of 60 in a warehouse, 1 in a cave',
    url: 'http://www.liquisearch.com/wine_cave/humidity',
  },
  'vinolab-ebulliometer': {
    title: 'Vinolab (VinoCalc), Alcohol by ebulliometry',
    url: 'https://vinolab.hr/calculator/alcohol-by-ebulliometry-en25',
  },
  'vinolab-fortification-point': {
    title: 'Vinolab (VinoCalc), Fortification point',
    url: 'https://vinolab.hr/calculator/fortification-point-en40',
  },
  'vinolab-refractometer': {
    title: 'Vinolab (VinoCalc), Alcohol from hydrometer and refractometer',
    url: 'https://www.vinolab.hr/index.php?opt=item&act=mlist&id=27&lang=hr',
  },
  'vinolab-solids': {
    title: 'Vinolab (VinoCalc), Dissolved solids after fermentation',
    url: 'https://www.vinolab.hr/calculator/calculate-dissolved-solids-post-ferment-en35',
  },
} as const;
