import { regionsOf } from './region.ts';

const chile = regionsOf(
  'Chile',
  `
Elqui Valley | Coquimbo, northern Chile | -30.03 -70.70 | warm desert | Syrah, Sauvignon Blanc, Moscatel | medium-bodied red, dry white | D3 | The sky is clear on most nights, which is why observatories stand here. Vineyards climb to more than 2,000 meters, and much of the Moscatel goes into pisco.
Limarí Valley | Coquimbo, northern Chile | -30.60 -71.20 | moderate desert | Chardonnay, Syrah, Sauvignon Blanc | dry white, medium-bodied red | L3, D3 | There is hardly any rain, and fog comes in from the ocean each morning. Limestone, rare in Chile, lies under part of it.
Aconcagua Valley | North of Santiago | -32.75 -70.75 | warm Mediterranean | Cabernet Sauvignon, Syrah, Carmenère | full-bodied red | L3, D3 | It runs from the Andes to the sea. Inland it is hot and planted to red; toward the coast it is cool and planted to white.
Casablanca Valley | Between Santiago and Valparaíso | -33.32 -71.41 | cool Mediterranean | Sauvignon Blanc, Chardonnay, Pinot Noir | dry white, light red | L3, D3 | Fog from the cold Pacific fills it in the morning. Vines were first planted in the 1980s, and spring frost is the chief risk.
San Antonio Valley | Coast west of Santiago | -33.58 -71.55 | cool Mediterranean | Sauvignon Blanc, Pinot Noir, Chardonnay | dry white, light red | L3, D3 | Its vineyards lie closer to the ocean than those of Casablanca. Leyda is its best-known part.
Maipo Valley | Around Santiago | -33.65 -70.75 | warm Mediterranean | Cabernet Sauvignon, Carmenère, Merlot | full-bodied red | L3, D3 | Alto Maipo lies against the Andes, where cold air comes down at night. Cabernet from there often smells of mint.
Cachapoal Valley | Northern Rapel | -34.25 -71.00 | warm Mediterranean | Cabernet Sauvignon, Carmenère | full-bodied red | L3, D3 | Its eastern part is cooled by the Andes and known for Cabernet. In warm Peumo, farther west, Carmenère ripens fully.
Colchagua Valley | Southern Rapel | -34.60 -71.30 | warm Mediterranean | Cabernet Sauvignon, Carmenère, Syrah | full-bodied red | L3, D3 | Hills across the valley shut out much of the ocean’s cool air. Apalta, a bowl of slopes facing south, is its most famous site.
Curicó Valley | Central Valley | -34.98 -71.24 | warm Mediterranean | Cabernet Sauvignon, Sauvignon Blanc, Merlot | medium-bodied red, dry white | L3, D3 | Much of the country’s dependable wine comes from here. Miguel Torres of Spain brought steel tanks to the valley in 1979.
Maule Valley | Central Valley | -35.43 -71.66 | warm Mediterranean | Cabernet Sauvignon, País, Carignan | full-bodied red, light red | L3, D3 | It is large, old, and cooler than Curicó. Old dry-farmed Carignan, grown as bush vines, has its own growers’ club.
Itata Valley | Southern Chile | -36.62 -72.50 | moderate Mediterranean | País, Moscatel, Cinsaut | light red, aromatic white | L3, D3 | Unirrigated bush vines stand on granite near the sea. Some are said to be two centuries old.
Bío-Bío Valley | Southern Chile | -37.30 -72.20 | cool Mediterranean | Pinot Noir, Riesling, Sauvignon Blanc | aromatic white, light red | L3, D3 | More rain and less heat than farther north suit it to early-ripening grapes. Spring frost and wind are what growers fear.
Malleco Valley | Southern Chile | -38.15 -72.30 | cool maritime | Chardonnay, Pinot Noir | dry white, light red | D3 | Its vineyards are among the country’s southernmost. There is enough rain to do without irrigation.
`,
);

const argentina = regionsOf(
  'Argentina',
  `
Mendoza | Foot of the Andes, western Argentina | -32.89 -68.83 | warm continental | Malbec, Bonarda, Cabernet Sauvignon | full-bodied red | L3, D3 | It makes about three-quarters of the country’s wine, in a desert watered by snowmelt. Nets over the rows protect the vines from hail.
Luján de Cuyo | Mendoza | -33.04 -68.88 | warm continental | Malbec, Cabernet Sauvignon | full-bodied red | L3, D3 | Old Malbec stands here at about 1,000 meters. In 1989 its growers founded one of the continent’s first controlled appellations.
Maipú | Mendoza | -32.97 -68.75 | warm continental | Malbec, Cabernet Sauvignon, Syrah | full-bodied red | L3, D3 | It lies lower and is warmer than Luján de Cuyo. Many of the old large wineries are here.
Uco Valley | Mendoza | -33.60 -69.15 | moderate continental | Malbec, Chardonnay, Cabernet Franc | full-bodied red, dry white | L3, D3 | Vineyards climb from about 900 to 1,500 meters and more. Nights are cold, and limestone coats the stones of Gualtallary and Altamira.
San Juan | North of Mendoza | -31.54 -68.53 | hot continental | Syrah, Malbec, Bonarda, Cereza | full-bodied red | L3, D3 | It is Argentina’s second-largest wine province. The valley floor is hot, and better sites, such as Pedernal, lie higher.
La Rioja | Western Argentina, north of San Juan | -29.16 -67.50 | warm continental | Torrontés Riojano, Malbec, Syrah | aromatic dry white | L3, D3 | Torrontés Riojano takes its name from here. A large growers’ cooperative leads the trade in the Famatina Valley.
Cafayate | Calchaquí Valleys, Salta | -26.07 -65.98 | warm continental | Torrontés Riojano, Malbec, Cabernet Sauvignon | aromatic dry white, full-bodied red | L3, D3 | Vines stand at about 1,700 meters, and elsewhere in Salta above 3,000. Strong light and cold nights give the grapes aroma and thick skins.
Río Negro | Northern Patagonia | -39.03 -67.60 | moderate continental | Pinot Noir, Merlot, Malbec, Sémillon | light red, dry white | L3, D3 | An old fruit-growing valley is watered from the river by canals that date from about 1900. Wind dries the leaves and toughens skins.
Neuquén | Northern Patagonia | -38.65 -68.20 | warm continental | Malbec, Pinot Noir, Merlot | medium-bodied red | L3, D3 | Its vineyards were planted from about 2000 on, in the desert at San Patricio del Chañar. The wind hardly ever rests.
Chubut | Southern Patagonia | -45.58 -69.07 | cool continental | Pinot Noir, Chardonnay | light red, dry white | - | Sarmiento, at about 45.5 degrees south, has some of the southernmost commercial vineyards anywhere. Sprinklers fight frost even in summer.
`,
);

const restOfSouthAmerica = [
  ...regionsOf(
    'Uruguay',
    `
Canelones | North of Montevideo | -34.52 -56.28 | moderate maritime | Tannat, Merlot, Albariño | full-bodied red | - | Clay, rain, and an ocean nearby make it more like Bordeaux than like Mendoza. Tannat came with Basque settlers in the nineteenth century.
`,
  ),
  ...regionsOf(
    'Brazil',
    `
Serra Gaúcha | Hills of Rio Grande do Sul | -29.17 -51.52 | warm subtropical | Merlot, Chardonnay, Isabel | tank- and traditional-method sparkling, medium-bodied red | - | Italian settlers came from 1875 on and brought pergolas. Rain at harvest favors grapes picked early for sparkling wine.
`,
  ),
];

export const southAmerica = [...chile, ...argentina, ...restOfSouthAmerica];
