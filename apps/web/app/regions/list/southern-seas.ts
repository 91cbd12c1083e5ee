import { regionsOf } from './region.ts';

const southAfrica = regionsOf(
  'South Africa',
  `
Stellenbosch | Coastal Region, Western Cape | -33.93 18.86 | warm Mediterranean | Cabernet Sauvignon, Chenin Blanc, Pinotage, Merlot | full-bodied red, dry white | L3, D3 | Wind off False Bay cools slopes of granite and sandstone. Abraham Perold bred Pinotage here in 1925.
Paarl | Coastal Region, Western Cape | -33.73 18.96 | warm Mediterranean | Chenin Blanc, Cabernet Sauvignon, Shiraz, Pinotage | full-bodied red, dry white | L3, D3 | It is farther from the ocean than Stellenbosch, and hotter. Its name, “pearl,” comes from the town’s granite rock, which shines after rain.
Franschhoek | Coastal Region, Western Cape | -33.91 19.12 | warm Mediterranean | Sémillon, Chardonnay, Cabernet Sauvignon | dry white, traditional-method sparkling, full-bodied red | D3 | Mountains enclose the valley on three sides. Huguenots settled it from 1688 on, and some very old Sémillon vines still grow here.
Swartland | Coastal Region, Western Cape | -33.46 18.73 | warm Mediterranean | Chenin Blanc, Shiraz, Cinsaut, Grenache | full-bodied dry white, full-bodied red | L3, D3 | It was wheat land with dry-farmed bush vines. Since about 2000, old Chenin on granite and schist has made it famous.
Constantia | Cape Peninsula, within Cape Town | -34.03 18.42 | moderate Mediterranean | Sauvignon Blanc, Sémillon, Muscat de Frontignan | dry white, sweet white | L3, D3 | Sea wind from two sides keeps it cool. Its sweet Muscat was drunk at the courts of Europe around 1800.
Durbanville | North of Cape Town | -33.83 18.65 | moderate Mediterranean | Sauvignon Blanc, Merlot | dry white, medium-bodied red | L3, D3 | Mist and night air from the Atlantic reach its hills. Deep red soils hold enough water for vines to grow without irrigation.
Darling | West coast, Western Cape | -33.38 18.38 | moderate Mediterranean | Sauvignon Blanc, Shiraz | dry white, full-bodied red | D3 | The cold Benguela Current is within 16 kilometers. Groenekloof is its cooler ward, known for Sauvignon Blanc.
Elgin | Cape South Coast | -34.15 19.04 | cool maritime | Sauvignon Blanc, Chardonnay, Pinot Noir | dry white, light red | L3, D3 | A high basin of apple orchards draws cloud from the ocean. It has one of the Cape’s coolest climates.
Walker Bay | Cape South Coast, around Hermanus | -34.38 19.25 | moderate maritime | Pinot Noir, Chardonnay, Sauvignon Blanc | medium-bodied red, dry white | L3, D3 | Hemel-en-Aarde, “heaven and earth,” is a valley of three wards that runs inland. Shale-derived clay and wind off the bay suit Burgundy’s grapes.
Cape Agulhas | Southern tip of Africa | -34.65 19.85 | cool maritime | Sauvignon Blanc, Shiraz, Sémillon | dry white | L3, D3 | Wind from two oceans blows across low hills. Elim, its ward, has ironstone soils and makes crisp Sauvignon Blanc.
Robertson | Breede River Valley | -33.80 19.88 | warm continental | Chardonnay, Chenin Blanc, Colombard, Shiraz | dry white, traditional-method sparkling | L3, D3 | Limestone, rare at the Cape, made it known for horses and then for Chardonnay. The river provides irrigation, and afternoon wind cools the vines.
Worcester | Breede River Valley | -33.65 19.44 | hot continental | Chenin Blanc, Colombard, Shiraz | dry white | L3, D3 | Large cellars buy from many growers, and much wine becomes brandy. Rain varies from one side of the valley to the other.
Klein Karoo | Inland, east of the Breede River Valley | -33.50 21.50 | hot desert | Colombard, Muscat, Tinta Barocca | fortified, dry white | - | It is hot and dry, and vines depend on rivers. Calitzdorp makes Port-style wine.
Olifants River | West coast, north of Cape Town | -31.80 18.60 | hot Mediterranean | Colombard, Chenin Blanc, Shiraz | dry white | D3 | Irrigated fields along the river give large crops. Bamboes Bay, a ward on the coast, is small and cool.
`,
);

const australia = regionsOf(
  'Australia',
  `
Barossa Valley | South Australia | -34.53 138.95 | warm Mediterranean | Shiraz, Cabernet Sauvignon, Grenache, Mataro | full-bodied red | L3, D3 | Phylloxera has never reached it, and some Shiraz dates from the 1840s. The wine is rich and ripe, often with American oak.
Eden Valley | South Australia, above the Barossa Valley | -34.65 139.10 | moderate Mediterranean | Riesling, Shiraz | dry white, full-bodied red | L3, D3 | At 400 to 500 meters it is cooler and windier than the valley below. Its Riesling has notes of lime and flowers, and high acidity.
Clare Valley | South Australia | -33.83 138.61 | warm continental | Riesling, Shiraz, Cabernet Sauvignon | dry white, full-bodied red | L3, D3 | Days are hot, but altitude and afternoon wind make nights cool. Watervale and Polish Hill River give different styles of Riesling.
McLaren Vale | South of Adelaide | -35.22 138.54 | warm Mediterranean | Shiraz, Grenache, Cabernet Sauvignon | full-bodied red | L3, D3 | It lies between hills and the gulf, whose breeze comes every afternoon. Old Grenache bush vines stand on sand at Blewitt Springs.
Adelaide Hills | East of Adelaide | -35.00 138.83 | moderate maritime | Sauvignon Blanc, Chardonnay, Pinot Noir, Shiraz | dry white, light red | L3, D3 | Vineyards lie above 300 meters; the higher, the cooler. Piccadilly Valley is known for Chardonnay and sparkling wine.
Coonawarra | Limestone Coast, South Australia | -37.29 140.83 | moderate maritime | Cabernet Sauvignon, Shiraz | full-bodied red | L3, D3 | A strip of red earth over soft limestone runs about 15 kilometers. Cloud and cold upwelling in the ocean keep it cool for its latitude.
Padthaway | Limestone Coast, South Australia | -36.60 140.50 | moderate maritime | Shiraz, Cabernet Sauvignon, Chardonnay | full-bodied red, dry white | D3 | It is north of Coonawarra and somewhat warmer. Large firms planted it from the 1960s on.
Riverland | Along the Murray, South Australia | -34.28 140.60 | hot continental | Shiraz, Chardonnay, Cabernet Sauvignon | dry white, medium-bodied red | D3 | It crushes more grapes than any other region in the country. All of it depends on water from the river.
Yarra Valley | Victoria, near Melbourne | -37.66 145.45 | moderate maritime | Pinot Noir, Chardonnay, Cabernet Sauvignon | medium-bodied red, dry white, traditional-method sparkling | L3, D3, D4 | Sites rise from 50 to more than 400 meters, and the climate changes with them. Its two soils are gray loam on the valley floor and red volcanic earth above.
Mornington Peninsula | Victoria, south of Melbourne | -38.35 145.00 | moderate maritime | Pinot Noir, Chardonnay, Pinot Gris | light- to medium-bodied red, dry white | L3, D3 | Water on three sides makes it mild and windy. Sites at Red Hill lie higher and ripen weeks later than those in the north.
Geelong | Victoria, west of Port Phillip | -38.10 144.30 | moderate maritime | Pinot Noir, Chardonnay, Shiraz | medium-bodied red, dry white | L3, D3 | It is windy and dry. Phylloxera was found here in 1877, for the first time in Australia.
Heathcote | Central Victoria | -36.92 144.71 | warm continental | Shiraz | full-bodied red | L3, D3 | Its red earth lies on Cambrian greenstone more than 500 million years old. Southerly winds come up between its ranges.
Goulburn Valley | Central Victoria | -36.70 145.15 | warm continental | Shiraz, Marsanne, Cabernet Sauvignon | full-bodied red, dry white | L3, D3 | River lagoons cool Nagambie Lakes. Tahbilk’s Marsanne vines of 1927 are among the oldest anywhere.
Rutherglen | Northeastern Victoria | -36.05 146.46 | hot continental | Muscat à Petits Grains Rouges, Muscadelle, Durif, Shiraz | fortified sweet, full-bodied red | L3, D5 | Grapes raisin on the vine in long, dry autumns. The wine is fortified young and ages in hot sheds.
King Valley | Northeastern Victoria | -36.75 146.43 | moderate continental | Prosecco, Sangiovese, Pinot Grigio | tank-method sparkling, medium-bodied red | - | Italian families turned from tobacco to vines. Glera is still called Prosecco here, a name that a 2026 trade agreement keeps for the home market but phases out for exports.
Hunter Valley | New South Wales, north of Sydney | -32.78 151.28 | hot subtropical | Sémillon, Shiraz, Chardonnay | light dry white, medium-bodied red | L3, D3 | Cloud and sea breeze relieve the heat, and rain often comes at harvest. Sémillon is picked early, at low sugar, and with age takes on toast and honey without any oak.
Mudgee | New South Wales, west of the Great Dividing Range | -32.60 149.58 | warm continental | Cabernet Sauvignon, Shiraz, Chardonnay | full-bodied red | D3 | It is drier than the Hunter and has colder nights. Altitude runs from about 450 to 1,000 meters.
Orange | New South Wales, slopes of Mount Canobolas | -33.30 149.05 | moderate continental | Chardonnay, Shiraz, Sauvignon Blanc | dry white, medium-bodied red | D3 | It is defined by height: only land above 600 meters counts. The old volcano gives deep soils and cold nights.
Riverina | New South Wales, around Griffith | -34.29 146.05 | hot continental | Shiraz, Chardonnay, Sémillon | dry white, sweet white from noble rot | D3 | Irrigation from the Murrumbidgee turned a plain into vineyards. Autumn fog brings noble rot to Sémillon left on the vine.
Canberra District | New South Wales and the Australian Capital Territory | -35.05 149.00 | moderate continental | Shiraz, Riesling | medium-bodied red, dry white | D3 | Vineyards lie at 500 to 850 meters, and spring frost is common. Shiraz fermented with Viognier made it known.
Tasmania | Island south of Victoria | -42.00 147.20 | cool maritime | Pinot Noir, Chardonnay, Riesling, Sauvignon Blanc | traditional-method sparkling, light red, dry white | L3, D3, D4 | It is the coolest state, in the path of westerly winds. Mountains keep the east and the Coal River Valley dry.
Margaret River | Southwestern Western Australia | -33.95 115.08 | warm maritime | Cabernet Sauvignon, Chardonnay, Sauvignon Blanc, Sémillon | full-bodied red, dry white | L3, D3 | Ocean on three sides makes winters mild and wet and summers dry. Vines came in 1967, after a scientist compared its climate with that of Bordeaux.
Great Southern | South coast of Western Australia | -34.70 117.60 | moderate maritime | Riesling, Shiraz, Cabernet Sauvignon, Chardonnay | dry white, medium-bodied red | L3, D3 | It is very large, with five subregions from the coast inland. Frankland River and Mount Barker are known for Riesling and Shiraz.
Swan District | Around Perth | -31.83 116.00 | hot Mediterranean | Chenin Blanc, Verdelho, Shiraz | full-bodied dry white | - | Its summers are among the hottest and driest of any region in the country. Olive Farm, planted in 1829, was the colony’s first winery.
`,
);

const newZealand = regionsOf(
  'New Zealand',
  `
Northland | North Island | -35.60 174.20 | warm subtropical | Chardonnay, Syrah, Pinot Gris | full-bodied white, full-bodied red | - | Samuel Marsden planted the country’s first vines here in 1819. Humid air makes rot the chief enemy.
Auckland | North Island | -36.80 174.60 | moderate maritime | Chardonnay, Syrah, Merlot | oaked dry white, full-bodied red | L3, D3 | Waiheke Island is drier and warmer than the mainland. Kumeu is known for Chardonnay on clay.
Gisborne | East coast, North Island | -38.66 178.02 | moderate maritime | Chardonnay, Pinot Gris, Gewürztraminer | dry white | L3, D3 | It is the country’s easternmost region, and sunny. Fertile plains give large crops, and rain at harvest is the risk.
Hawke’s Bay | East coast, North Island | -39.60 176.75 | moderate maritime | Merlot, Chardonnay, Syrah, Cabernet Sauvignon | full-bodied red, oaked dry white | L3, D3 | Mountains shelter it, and it gets plenty of sun. Gimblett Gravels was the bed of a river that changed its course in 1867.
Martinborough | Wairarapa, North Island | -41.22 175.46 | moderate maritime | Pinot Noir, Sauvignon Blanc | medium-bodied red, dry white | L3, D3 | Wind cuts the crop at flowering and thickens skins. Gravel terraces drain well, and nights are cold.
Nelson | Northern end of the South Island | -41.28 173.10 | moderate maritime | Sauvignon Blanc, Pinot Noir, Pinot Gris | aromatic dry white, medium-bodied red | L3, D3 | It is among the sunniest places in the country, though rain may come in autumn. Moutere has clay and gravel hills, Waimea a stony plain.
Marlborough | Northeastern South Island | -41.51 173.95 | moderate maritime | Sauvignon Blanc, Pinot Noir, Chardonnay | aromatic dry white, medium-bodied red | L3, D3 | About 70% of the country’s vineyard area lies here. The Awatere is cooler and windier than the Wairau.
North Canterbury | North of Christchurch, South Island | -43.05 172.75 | cool maritime | Pinot Noir, Riesling, Sauvignon Blanc | medium-bodied red, aromatic white | L3, D3 | Hills shelter the Waipara Valley from cold easterly winds. Warm, dry northwesterlies come over the Southern Alps in summer.
Waitaki Valley | North Otago, South Island | -44.80 170.55 | cool maritime | Pinot Noir, Pinot Gris, Chardonnay | light red, dry white | - | Limestone and a very long season set it apart from Central Otago. Frost ends some vintages before they begin.
Central Otago | Inland, South Island | -45.03 169.20 | cool continental | Pinot Noir, Pinot Gris, Riesling | full-bodied Pinot Noir, aromatic white | L3, D3 | Mountains keep out ocean air, so summers are hot, nights are cold, and frost is a threat. It is one of the southernmost wine regions in the world.
`,
);

export const southernSeas = [...southAfrica, ...australia, ...newZealand];
