/** Sources of the formulas for additions, blends, vessels, the laboratory, the vineyard, and the label. */
export const cellarSources = {
  '101winemaking-acidex': {
    title: '101winemaking.com, Acidex',
    url: 'http://101winemaking.com/acidex.html',
  },
  '101winemaking-naoh': {
    title: '101winemaking.com, Potassium acid phthalate for testing sodium hydroxide',
    url: 'http://www.101winemaking.com/testing-naoh.html',
  },
  '101winemaking-so2': {
    title: '101winemaking.com, Calculating SO₂ additions',
    url: 'https://101winemaking.com/potassium-metabisulfite.html',
  },
  '101winemaking-sugar': {
    title: '101winemaking.com, Sugar adjustment chart',
    url: 'https://101winemaking.com/sugar-adjustment-chart.html',
  },
  'awri-deacidification': {
    title: 'AWRI, Deacidification (frequently asked questions)',
    url: 'https://awri.com.au/industry_support/winemaking_resources/frequently_asked_questions/deacidification',
  },
  'awri-tn06': { title: 'AWRI Technical Note TN06: hydrogen peroxide' },
  'awri-tn14': { title: 'AWRI Technical Note TN14: interconversion of acidity units' },
  'bc-fruit-grower': { title: 'British Columbia Fruit Grower, column on fortification' },
  'bcwgc-crop': {
    title: 'BC Wine Grape Council, Crop estimation',
    url: 'https://bpg.bcwgc.org/vineyard-maintenance/crop-estimation/',
  },
  'bench-trials-handout': {
    title: 'Bench trials and cellar additions: common rates of use and helpful calculations (winery handout)',
    url: 'https://studylib.net/doc/8800971/helpful-calculations',
  },
  'bourgeois-liqueurs': {
    title: 'A. Bourgeois, The use of liqueurs (2016)',
    url: 'https://paperzz.com/doc/8818340/liqueurs-mcc-2016',
  },
  'calcipedia-barrel': {
    title: 'Calcipedia, Barrel volume (Oughtred)',
    url: 'https://www.calcipedia.org/calculators/barrel-volume-calculator',
  },
  'colombie-heat': {
    title: 'S. Colombié, S. Malherbe, J.-M. Sablayrolles: about 24 kcal per mole of sugar (via scite.ai)',
  },
  'cornell-conversions': {
    title: 'Cornell, Grapes 101: Conversion factors (2011)',
    url: 'https://cals.cornell.edu/news/2011/12/grapes-101-conversion-factors',
  },
  'dami-crop': { title: 'I. Dami, Ohio State University, How to estimate grape yields' },
  'defalco-fortification': {
    title: 'DeFalco’s, Fortifying your wine',
    url: 'http://www.defalcos.com/tutorials/fortifying-your-wine/205-fortifying-wine.html',
  },
  'drycreek-facts': {
    title: 'Dry Creek Grapes, Fun facts',
    url: 'https://drycreekgrapes.com/home/making-wine/fun-facts/',
  },
  'dummies-conversions': {
    title: 'T. Patterson, Critical conversions for home winemaking (Home Winemaking for Dummies)',
    url: 'https://www.dummies.com/article/home-auto-hobbies/food-drink/beverages/wine/critical-conversions-for-home-winemaking-192048/',
  },
  'exact-units': { title: 'Exact definitions of the pound, the US gallon, and the metric units' },
  'fao-triangle': {
    title: 'FAO, Triangle test for difference: critical number of correct answers',
    url: 'http://www.fao.org/docrep/v7180e/V7180E12.HTM',
  },
  'fermcalc-acid': { title: 'FermCalc, Acid additions and acid blends', url: 'https://fermcalc.com/' },
  'fermcalc-fortify': {
    title: 'FermCalc, Fortification',
    url: 'https://www.fermcalc.com/fermcalc_fortify.html',
  },
  'fermcalc-stock': {
    title: 'FermCalc, Inverse stock solution makeup',
    url: 'https://fermcalc.com/inverse-stock-solution/',
  },
  'fermcalc-sugar': { title: 'FermCalc, Sugar: mass balance equations', url: 'https://fermcalc.com/sugar/' },
  'foodrecap-pearson': {
    title: 'foodrecap.com, How to use Pearson’s square',
    url: 'http://www.foodrecap.com/analysis/pearson-square/',
  },
  geometry: { title: 'Geometry' },
  'goodfruit-sprayer': {
    title: 'Good Fruit Grower, Calibration steps',
    url: 'https://www.goodfruit.com/calibration-steps/',
  },
  'grapevine-ao': { title: 'The Grapevine Magazine, January–February 2022, p. 14: aeration-oxidation' },
  'handbook-of-enology': {
    title: 'P. Ribéreau-Gayon et al., Handbook of Enology, vol. 1, conversion table',
    url: 'https://librs.net/lread_933430_p16',
  },
  'hbwc-sulfite': {
    title: 'Home Beer, Wine & Cheesemaking Shop, Sulfite addition chart',
    url: 'http://www.homebeerwinecheese.com/SO2.html',
  },
  'iowa-h2s': { title: 'M. Dharmadhikari, Iowa State University, Treatment for removal of hydrogen sulfide' },
  'hall-jones-2010': {
    title:
      'A. Hall and G. V. Jones, Spatial analysis of climate in winegrape-growing regions in Australia, Aust. J. Grape Wine Res. 16 (2010), as in xclim',
    url: 'https://earthkit-climate.readthedocs.io/en/latest/autoapi/earthkit/climate/atmos/temperature/huglin_index.html',
  },
  'jackisch-bicarbonate': {
    title: 'P. Jackisch, Modern Winemaking, quoted by Washington Winemaker: potassium bicarbonate',
    url: 'https://washingtonwinemaker.com/blog/2007/07/19/oregano-wine-recipe-fixing-the-ph-crash',
  },
  'jm-rehydration': {
    title: 'J&M Brewing, Yeast rehydration instructions (from Scott Laboratories)',
    url: 'http://www.jmbrew.com/wine-yeast-rehydration',
  },
  knockanore: {
    title: 'Knockanore, Hydrogen peroxide for reduction of sulphur dioxide',
    url: 'http://www.knockanore.com/Winemaking/cellar_ops/additions/hydrogen_peroxide.htm',
  },
  'laffort-formol': {
    title: 'Laffort formol method (Liedtke)',
    url: 'http://www.wineqc.com/papers/formol.html',
  },
  'last-bubbles': {
    title: 'Last Bubbles, Liqueur de tirage',
    url: 'https://blog.lastbubbles.com/glossary/liqueur-de-tirage/',
  },
  'liger-belair-co2': {
    title: 'G. Liger-Belair and co-workers, PMC8047704, Table 1: solubility of CO₂ in champagne',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8047704/table/tbl1',
  },
  'linuxleech-tanks': {
    title: 'linuxleech.com, Volume measurement in wine storage tanks',
    url: 'https://linuxleech.com/article/2417.html',
  },
  'monash-acidity': {
    title: 'Monash Scientific, Titratable acidity record sheet',
    url: 'http://monashscientific.com.au/AcidRecordSheetSingle.htm',
  },
  'monash-so2': {
    title: 'Monash Scientific, SO₂ stock solution calculations',
    url: 'http://monashscientific.com.au/SO2StockSolnCalc.htm',
  },
  'monash-titration': {
    title: 'Monash Scientific, SO₂ titration record sheet',
    url: 'http://monashscientific.com.au/TitrationRecordSheetSingle.htm',
  },
  'morewine-must': {
    title: 'MoreWineMaking, Complete must adjustment example',
    url: 'https://morewinemaking.com/articles/complete_must_adjustment_pH_TA_Brix',
  },
  'nanaimo-sorbate': {
    title: 'Nanaimo Winemakers, Potassium sorbate',
    url: 'http://nanaimowinemakers.org/Notes/Sorbate.htm',
  },
  'northeast-bicarbonate': {
    title: 'Northeast Winemaking, Potassium bicarbonate',
    url: 'https://northeastwinemaking.com/products/potassium-bicarbonate',
  },
  'nwcg-hose': {
    title: 'US National Wildfire Coordinating Group, Table 3.1: water in hoses',
    url: 'https://www.nwcg.gov/course/ffm/squirt-water/table-31-water-handling-unit-estimations',
  },
  'oenofrance-carbonate': {
    title: 'Oenofrance, Carbonate de calcium',
    url: 'https://oenofrance.com/us/node/2436',
  },
  'oiv-as313-01': { title: 'OIV-MA-AS313-01, Total acidity' },
  'oiv-as313-02': { title: 'OIV-MA-AS313-02, Volatile acidity' },
  'oregon-degree-days': { title: 'oregonviticulture.net, Growing degree days with cut temperatures' },
  'pandell-acidity': { title: 'A. J. Pandell (1999), The acidity of wine' },
  'processconvert-tank': {
    title: 'ProcessConvert, Horizontal tank partial volume',
    url: 'https://processconvert.pages.dev/calculators/horizontal-tank-partial-volume',
  },
  'purdue-fining': { title: 'Purdue Extension FS-53-W, Fining with bentonite' },
  'pwv-2014': {
    title: 'Practical Winery & Vineyard, January 2014',
    url: 'http://winesandvines.uberflip.com/i/235959-january-2014-practical-winery-vineyard/58',
  },
  'scantrust-energy': {
    title: 'Scantrust, e-label energy calculator with worked example',
    url: 'https://help.scantrust.com/hc/de/articles/7976228501276',
  },
  'scott-rehydration': {
    title: 'Scott Laboratories, Easy steps for optimal yeast rehydration',
    url: 'https://scottlab.com/yeast-rehydration',
  },
  'simmonds-alcohol': { title: 'C. Simmonds, Alcohol: Volatile acidity' },
  'spikes-barrel': {
    title: 'Spike’s Calculators, Barrel gauging (Swiss)',
    url: 'https://www.spikevm.com/calculators/barrels/barrel-gauging-swiss.php',
  },
  'umass-sprayer': {
    title: 'UMass, Block-specific sprayer calibration worksheet',
    url: 'http://ag.umass.edu/fact-sheets/block-specific-sprayer-calibration-worksheet',
  },
  'underhill-sorbate': {
    title: 'T. Underhill, Making Better Wines: potassium sorbate table',
    url: 'https://www.vawa.net/articles/sorbatetable.html',
  },
  'vinlab-delle': {
    title: 'Vinlab, Delle units (2017)',
    url: 'https://vinlab.com/blog/2017/04/07/delle-units-alcohol-sugar-combination-to-achieve-microbial-stabilization-in-sweet-wines/',
  },
  'vinlab-oxygen': {
    title: 'Vinlab, Dissolved oxygen and free SO₂ (2015)',
    url: 'https://vinlab.com/blog/2015/12/12/dissolved-oxygen-and-free-so2/',
  },
  'vinolab-double-salt': {
    title: 'Vinolab (VinoCalc), Double salt deacidification',
    url: 'http://vinolab.hr/index.php?opt=item&act=mlist&id=37&lang=hr',
  },
  'vinolab-fining': {
    title: 'Vinolab (VinoCalc), Fining trial based additions',
    url: 'https://vinolab.hr/calculator/fining-trial-based-additions-en42',
  },
  'vinolab-solution': {
    title: 'Vinolab (VinoCalc), Solution additions',
    url: 'https://vinolab.hr/calculator/solution-additions-en45',
  },
  'vinventions-so2': {
    title:
      'C. Pascal, J.-B. Diéval, S. Vidal (Vinventions), Predicting the post-bottling sulfite concentration',
  },
  'vt-formol': {
    title: 'Virginia Tech Enology, Reduced volume formol titration',
    url: 'https://www.apps.fst.vt.edu/extension/enology/extonline/Formolmin.html',
  },
  'wellington-2008': { title: 'P. Wellington, Random ramblings of a weary winemaker (2008)' },
  'wine-grape-growing': { title: 'wine-grape-growing.com, Crop estimation in vineyards' },
  winecalc: {
    title: 'WineCalc, FORMULAS_VERIFICATION.md (a mirror of the AWRI calculators)',
    url: 'https://github.com/davideginna/winecalc',
  },
  'winedoc-gas': {
    title: 'WineDoc, How much gas is coming from the gas cylinder',
    url: 'http://winedoc.com/how-much-gas-is-in-the-gas-cylinder/',
  },
  'winemaker-pearson': { title: 'WineMaker magazine, The Pearson square' },
  'winemakeri-pearson': {
    title: 'winemakeri.com, Pearson square chart',
    url: 'http://www.winemakeri.com/Pearson_Square_Chart_s/138.htm',
  },
  'winemakers-depot': {
    title: 'Winemakers Depot, How much sugar do I add to my must',
    url: 'https://winemakersdepot.com/How-Much-Sugar-do-I-add-to-my-must-W127.aspx',
  },
  'winepress-co2': {
    title: 'WinePress.us, thread 41156: How much CO₂ is produced during fermentation',
    url: 'http://www.winepress.us/forums/index.php?/topic/41156-how-much-co2-is-produced-during-fermentation/',
  },
  'wsu-degree-days': {
    title: 'WSU, Calculating growing degree days',
    url: 'http://winegrapes.wsu.edu/archivedTOM/topic7-04.htm',
  },
  'wsu-eb1996': {
    title: 'Fickle, Folwell, Ball, Clary, Small winery investment and operating costs, WSU EB1996',
    url: 'https://docslib.org/doc/3191700/small-winery-investment-and-operating-costs',
  },
  'xclim-huglin': {
    title: 'xclim, huglin_index (ICCLIM coefficients)',
    url: 'https://github.com/Ouranosinc/xclim',
  },
} as const;
