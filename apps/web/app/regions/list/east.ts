import { regionsOf } from './region.ts';

export const east = [
  ...regionsOf(
    'United Kingdom',
    `
Sussex | Southeastern England | 50.92 -0.13 | cool maritime | Chardonnay, Pinot Noir, Meunier, Bacchus | traditional-method sparkling | D4 | The chalk and greensand of the Downs run under the Channel to France. Yields are low and vary with the weather at flowering.
Kent | Southeastern England | 51.20 0.70 | cool maritime | Chardonnay, Pinot Noir, Bacchus, Meunier | traditional-method sparkling, aromatic dry white | D4 | Old orchards on chalk and clay have become vineyards. In 2015 Taittinger bought land here, the first Champagne house to do so in England.
`,
  ),
  ...regionsOf(
    'Greece',
    `
Naoussa | Slopes of Mount Vermio, Macedonia | 40.63 22.07 | moderate Mediterranean | Xinomavro | full-bodied red | L3, D3 | Xinomavro means “acid black,” and the grape is high in tannin, too. Altitude makes it much cooler here than on the plain.
Amyndeon | Plateau in western Macedonia | 40.69 21.68 | moderate continental | Xinomavro | rosé, medium-bodied red, sparkling | D3 | At 600 to 700 meters it is one of the coolest places in Greece. Sandy soil has kept some vines on their own roots.
Nemea | Northeastern Peloponnese | 37.82 22.66 | warm Mediterranean | Agiorgitiko | medium- to full-bodied red | L3, D3 | Vineyards climb from about 250 to 900 meters, and styles change with them. Agiorgitiko has soft tannins and ripe, sweet fruit.
Mantinia | Plateau in the Peloponnese | 37.60 22.38 | moderate continental | Moschofilero | aromatic light dry white | L3, D3 | It lies above 600 meters, and harvest may last into October. Moschofilero has pink skin and smells of roses.
Santorini | Cyclades, Aegean | 36.40 25.43 | warm Mediterranean | Assyrtiko | full-bodied dry white, sweet wine from dried grapes | L3, D3 | On pumice and ash, vines are woven into baskets as shelter from wind and sun. Assyrtiko keeps its acidity in the heat.
Crete | Southern Aegean | 35.20 25.10 | warm Mediterranean | Vidiano, Kotsifali, Mandilaria, Liatiko | dry white, medium-bodied red | - | Mountains shield its northern vineyards from hot African winds. Local grapes have come back since about 2000.
Samos | Eastern Aegean | 37.75 26.90 | warm Mediterranean | Muscat Blanc à Petits Grains | sweet fortified, sweet white | - | Terraces of Muscat climb to about 800 meters. One cooperative makes nearly all of its wine.
`,
  ),
  ...regionsOf(
    'Slovenia',
    `
Goriška Brda | On the border with Italy | 46.00 13.53 | moderate Mediterranean | Rebula, Merlot, Chardonnay | dry white, medium-bodied red | - | It is the other half of Collio, cut off by the border of 1947. Rebula may be crisp, oaked, or fermented on its skins.
Štajerska | Northeastern Slovenia | 46.55 15.90 | cool continental | Laški Rizling, Sauvignon Blanc, Šipon | aromatic dry white | - | Steep hills around Maribor and Ljutomer continue those of Austria. Šipon is Furmint under another name.
`,
  ),
  ...regionsOf(
    'Croatia',
    `
Istria | Peninsula in the northern Adriatic | 45.25 13.85 | warm Mediterranean | Malvazija Istarska, Teran | dry white, medium-bodied red | - | Soils are red near the coast, white and gray inland. Malvazija may be bottled young and fresh, fermented on its skins, or aged in acacia wood.
Dalmatia | Adriatic coast and islands | 43.20 16.60 | warm Mediterranean | Plavac Mali, Pošip, Babić | full-bodied red, dry white | - | On slopes as steep as Dingač’s, vines also get the light that the sea reflects. Plavac Mali is a child of Tribidrag, known in America as Zinfandel.
`,
  ),
  ...regionsOf(
    'Romania',
    `
Dealu Mare | South of the Carpathians | 45.00 26.40 | warm continental | Fetească Neagră, Merlot, Cabernet Sauvignon | full-bodied red | - | The name, “great hill,” comes from its long south-facing slope. It is the country’s chief place for red wine.
Cotnari | Moldavia, northeastern Romania | 47.35 26.93 | moderate continental | Grasă, Fetească Albă, Tămâioasă Românească | sweet white from noble rot | - | Its sweet wine was once ranked with Tokaj. Long, dry autumns bring noble rot in some years.
`,
  ),
  ...regionsOf(
    'Bulgaria',
    `
Thracian Valley | Southern Bulgaria | 42.15 24.75 | warm continental | Cabernet Sauvignon, Merlot, Mavrud | full-bodied red | - | The Balkan Mountains keep off cold northern winds. Mavrud, around Plovdiv and Asenovgrad, ripens late.
`,
  ),
  ...regionsOf(
    'Moldova',
    `
Codru | Central Moldova | 47.00 28.60 | moderate continental | Fetească Albă, Sauvignon Blanc, Merlot | dry white, medium-bodied red | - | Wooded hills shelter it from wind. Limestone mines at Cricova and Mileștii Mici became cellars with many kilometers of road.
`,
  ),
  ...regionsOf(
    'Georgia',
    `
Kakheti | Eastern Georgia | 41.90 45.60 | moderate continental | Saperavi, Rkatsiteli, Mtsvane | skin-fermented amber wine, full-bodied red | - | Wine ferments on its skins in qvevri, clay jars buried to the neck. Residues on clay from about 6000 BC, found farther west, are the oldest known traces of grape wine.
Imereti | Western Georgia | 42.15 42.80 | warm subtropical | Tsitska, Tsolikouri, Otskhanuri Sapere | light amber wine, dry white | - | It is wetter and milder than Kakheti. Fewer skins go into its jars, and the wine is lighter.
`,
  ),
  ...regionsOf(
    'Turkey',
    `
Cappadocia | Central Anatolia | 38.65 34.83 | warm continental | Emir, Kalecik Karası, Öküzgözü | dry white, medium-bodied red | - | Vines lie low on volcanic tuff at more than 1,000 meters. Winters are cold, and nights are cool in summer.
`,
  ),
  ...regionsOf(
    'Cyprus',
    `
Commandaria | Southern slopes of the Troodos | 34.80 32.95 | hot Mediterranean | Xynisteri, Mavro | sweet wine from dried grapes, sweet fortified | - | Grapes from fourteen villages dry in the sun. Its name comes from the knights who ruled the area in the Middle Ages.
`,
  ),
  ...regionsOf(
    'Lebanon',
    `
Bekaa Valley | Between two mountain ranges | 33.85 35.95 | warm Mediterranean | Cabernet Sauvignon, Cinsaut, Carignan, Syrah | full-bodied red | - | The floor of the valley lies at about 1,000 meters, so nights are cool. Jesuits founded its oldest winery, Ksara, in 1857.
`,
  ),
  ...regionsOf(
    'Israel',
    `
Galilee | Northern Israel, including the Golan Heights | 33.00 35.60 | warm Mediterranean | Cabernet Sauvignon, Merlot, Chardonnay | full-bodied red, dry white | - | Volcanic heights up to about 1,200 meters, with snow in winter, are the region’s coolest place for vines. Israel has held the Golan since 1967; most countries count it as Syrian.
`,
  ),
  ...regionsOf(
    'China',
    `
Ningxia | Foot of the Helan Mountains | 38.45 106.15 | warm continental | Cabernet Sauvignon, Merlot, Marselan | full-bodied red | D3 | The Yellow River waters a desert at about 1,100 meters. Vines are buried before winter and dug out in spring.
Shandong | Coast, around Yantai | 37.45 121.30 | moderate maritime | Cabernet Sauvignon, Cabernet Gernischt, Chardonnay | medium-bodied red, dry white | D3 | Winters are mild enough to leave vines uncovered, but summer rain brings fungal disease. Changyu, China’s first modern winery, was founded here in 1892.
Yunnan | Mountains of the southwest | 28.40 98.90 | moderate continental | Cabernet Sauvignon, Rose Honey | full-bodied red | D3 | Terraces above the upper Mekong lie at 2,000 meters and more. The low latitude makes winters mild, so vines need no burying.
`,
  ),
  ...regionsOf(
    'Japan',
    `
Yamanashi | Kōfu basin, west of Tokyo | 35.65 138.65 | warm subtropical | Koshu, Muscat Bailey A | light dry white, light red | - | Pergolas keep grapes off the damp ground, and paper hats keep the rain off the bunches. Koshu has pink skin and makes a delicate, pale wine.
Hokkaido | Northern island | 43.20 140.85 | cool continental | Kerner, Niagara, Pinot Noir | aromatic white, light red | - | Deep snow covers vines in winter and saves them from the cold. Yoichi has become known for Pinot Noir.
`,
  ),
  ...regionsOf(
    'India',
    `
Nashik | Maharashtra | 20.00 73.78 | hot subtropical | Chenin Blanc, Sauvignon Blanc, Shiraz | dry white, full-bodied red | - | Vines are pruned twice a year, and the harvest falls in the dry, cool months from January to March. An altitude of about 600 meters takes the edge off the heat.
`,
  ),
];
