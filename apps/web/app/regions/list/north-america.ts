import { regionsOf } from './region.ts';

/** Michigan first: it is where we are. */
const unitedStates = regionsOf(
  'United States',
  `
Lake Michigan Shore | Southwestern Michigan | 42.20 -86.10 | cool continental | Riesling, Cabernet Franc, Pinot Gris, Concord | dry and sweet white, light red | - | The lake delays budbreak past most frosts and warms the autumn. The area was defined in 1983 and reaches from the Kalamazoo River to Indiana.
Fennville | Allegan County, southwestern Michigan | 42.54 -86.17 | cool continental | Riesling, Pinot Gris, Chambourcin | dry and sweet white, light red | - | It was Michigan’s first viticultural area, in 1981, and lies wholly inside Lake Michigan Shore. Its soils are sandier than those around it.
Leelanau Peninsula | Northwestern Michigan | 44.92 -85.80 | cool continental | Riesling, Pinot Gris, Pinot Noir, Cabernet Franc | dry to sweet white, traditional-method sparkling | - | Water on three sides tempers winters at the 45th parallel. Cherries and vines share hills that glaciers left.
Old Mission Peninsula | Grand Traverse Bay, northwestern Michigan | 44.89 -85.52 | cool continental | Riesling, Chardonnay, Pinot Gris, Merlot | dry to sweet white, light red | - | A strip some 18 miles long divides Grand Traverse Bay in two. Its vineyards are never far from deep water, which keeps the worst cold away.
Tip of the Mitt | Northern end of Michigan’s Lower Peninsula | 45.35 -84.49 | cool continental | Marquette, Frontenac, La Crescent | light red, aromatic white | - | Winters here are too cold for most European vines. Hybrids bred for the north, such as Marquette and Frontenac, grow instead.
Napa Valley | North Coast, California | 38.40 -122.35 | warm Mediterranean | Cabernet Sauvignon, Chardonnay, Merlot | full-bodied red, oaked dry white | L3, D3 | Fog and wind from San Pablo Bay make the south cooler than the north. The valley floor, the benches, and the mountains differ as much as the towns do.
Los Carneros | Southern ends of the Napa and Sonoma valleys, California | 38.24 -122.37 | moderate Mediterranean | Pinot Noir, Chardonnay | medium-bodied red, dry white, traditional-method sparkling | L3, D3, D4 | Wind comes straight off the bay, and soils are thin clay. Part of its fruit goes into sparkling wine.
Oakville | Middle of Napa Valley, California | 38.44 -122.41 | warm Mediterranean | Cabernet Sauvignon, Sauvignon Blanc | full-bodied red | L3, D3 | It reaches across the valley from one range to the other. Gravelly fans on the western side grow some of the state’s most expensive Cabernet.
Rutherford | Middle of Napa Valley, California | 38.46 -122.42 | warm Mediterranean | Cabernet Sauvignon | full-bodied red | L3, D3 | The valley is at its widest here and gets plenty of sun. Growers speak of a dusty texture in the tannin.
Howell Mountain | Vaca Range above Napa Valley, California | 38.57 -122.44 | warm Mediterranean | Cabernet Sauvignon, Zinfandel | full-bodied red | L3, D3 | It begins at about 1,400 feet, above the fog. Nights are mild, days a little cooler than below, and soils are poor.
Russian River Valley | Sonoma County, California | 38.50 -122.90 | moderate Mediterranean | Pinot Noir, Chardonnay | medium-bodied red, oaked dry white | L3, D3 | Fog enters through the Petaluma Gap and along the river, and lifts late. Green Valley, its coolest part, is a separate area.
Sonoma Coast | Sonoma County, California | 38.40 -122.80 | moderate Mediterranean | Pinot Noir, Chardonnay | medium-bodied red, dry white | L3, D3 | The name covers ground from true coast to warm inland valleys. West Sonoma Coast was set apart in 2022 for the vineyards near the ocean.
Alexander Valley | Northern Sonoma County, California | 38.71 -122.90 | warm Mediterranean | Cabernet Sauvignon, Chardonnay, Zinfandel | full-bodied red | L3, D3 | It follows the warmer, upper part of the Russian River. Cabernet is softer here than in the mountains.
Dry Creek Valley | Sonoma County, California | 38.67 -122.98 | warm Mediterranean | Zinfandel, Cabernet Sauvignon, Sauvignon Blanc | full-bodied red | L3, D3 | Old Zinfandel stands on reddish gravel benches. Fog comes in the evening and is gone by noon.
Anderson Valley | Mendocino County, California | 39.06 -123.42 | cool Mediterranean | Pinot Noir, Chardonnay, Gewürztraminer | medium-bodied red, aromatic white, traditional-method sparkling | L3, D3, D4 | The valley is open to the ocean at its northwestern end. Toward Boonville it is warmer by day and colder by night.
Lodi | Central Valley, California | 38.13 -121.27 | warm Mediterranean | Zinfandel, Cabernet Sauvignon, Chardonnay | full-bodied red | L3, D3 | Breezes through the Delta cool its evenings. Some of the state’s oldest Zinfandel stands on deep sand here.
Livermore Valley | East of San Francisco Bay, California | 37.68 -121.77 | warm Mediterranean | Chardonnay, Cabernet Sauvignon, Petite Sirah | dry white, full-bodied red | - | Gravel and an east-west valley that draws air from the bay set it apart. Much of California’s Chardonnay descends from Wente vines here.
Santa Cruz Mountains | South of San Francisco, California | 37.20 -122.05 | moderate Mediterranean | Pinot Noir, Chardonnay, Cabernet Sauvignon | full-bodied red, dry white | L3, D3 | It was defined by elevation, above the fog, in 1981. Pinot Noir grows on the ocean side, Cabernet on the other.
Monterey | Salinas Valley, California | 36.30 -121.30 | moderate Mediterranean | Chardonnay, Pinot Noir, Riesling | dry white, medium-bodied red | L3, D3 | Cold wind blows up the valley every summer afternoon. Far in the south it is hot enough for Cabernet.
Paso Robles | San Luis Obispo County, California | 35.63 -120.69 | warm Mediterranean | Cabernet Sauvignon, Zinfandel, Syrah | full-bodied red | L3, D3 | Days are hot, and nights may be 40 or 50 degrees Fahrenheit cooler. It has been divided into eleven areas since 2014.
Santa Maria Valley | Santa Barbara County, California | 34.90 -120.30 | cool Mediterranean | Chardonnay, Pinot Noir | dry white, medium-bodied red | L3, D3 | Mountain ranges run from west to east here and let in ocean air. The season is cool and very long.
Sta. Rita Hills | Santa Barbara County, California | 34.65 -120.30 | cool Mediterranean | Pinot Noir, Chardonnay | medium-bodied red, dry white | L3, D3 | Wind off the Pacific, fog, and chalky soils give small crops. Every mile inland is said to be a degree warmer.
Sierra Foothills | East of the Central Valley, California | 38.60 -120.80 | warm Mediterranean | Zinfandel, Barbera, Syrah | full-bodied red | L3, D3 | Miners of the Gold Rush planted the first vines. Elevation cools it, and decomposed granite keeps vigor low.
Willamette Valley | Northwestern Oregon | 45.20 -123.10 | moderate maritime | Pinot Noir, Pinot Gris, Chardonnay | medium-bodied red, dry white | L3, D3 | The Coast Range keeps back much of the ocean’s rain, and what does fall comes mostly in winter. Red volcanic Jory and marine sediments are its two great soils.
Dundee Hills | Willamette Valley, Oregon | 45.28 -123.05 | moderate maritime | Pinot Noir, Chardonnay | medium-bodied red | D3 | The valley’s modern era began here, with Pinot Noir planted in the 1960s. The hills are volcanic and deep red.
Columbia Valley | Eastern Washington, and a little of Oregon | 46.40 -119.60 | warm continental | Cabernet Sauvignon, Merlot, Chardonnay, Riesling, Syrah | full-bodied red, aromatic white | L3, D3 | The Cascades leave it a desert with about eight inches of rain a year, so vines are irrigated. Long summer days ripen grapes, and cold nights keep their acidity.
Yakima Valley | Within the Columbia Valley, Washington | 46.25 -119.90 | warm continental | Chardonnay, Merlot, Riesling, Syrah | dry white, full-bodied red | L3, D3 | In 1983 it became the state’s first viticultural area. It is cooler than much of the Columbia Valley around it.
Red Mountain | Within the Yakima Valley, Washington | 46.28 -119.44 | hot continental | Cabernet Sauvignon, Merlot, Syrah | full-bodied red | D3 | This small southwest-facing slope is among the warmest places in the state. Wind and poor soil give small berries and firm tannin.
Walla Walla Valley | Washington and Oregon | 46.05 -118.40 | warm continental | Cabernet Sauvignon, Syrah, Merlot | full-bodied red | L3, D3 | Rain increases from west to east, toward the Blue Mountains. The cobbles of The Rocks District, on the Oregon side, are known for Syrah.
Snake River Valley | Southern Idaho and eastern Oregon | 43.60 -116.60 | warm continental | Riesling, Syrah, Tempranillo | aromatic white, medium-bodied red | - | Vineyards lie high, many above 2,500 feet, on the floor of an ancient lake. Winters are the risk, and the season is short.
Finger Lakes | Western New York | 42.66 -76.95 | cool continental | Riesling, Cabernet Franc, Chardonnay | dry to sweet white, light red | L3, D3 | Deep, narrow lakes cut by glaciers warm the slopes in winter. Riesling made the region’s name.
Long Island | New York, east of the city | 40.95 -72.60 | moderate maritime | Merlot, Chardonnay, Cabernet Franc | medium-bodied red, dry white | L3, D3 | The sea makes the season long and winters mild. Hurricanes and autumn rain are the price.
Monticello | Around Charlottesville, Virginia | 38.03 -78.48 | warm subtropical | Cabernet Franc, Viognier, Petit Verdot, Merlot | medium-bodied red, full-bodied white | - | Thomas Jefferson tried European vines here, without success. Summers are humid, and growers choose slopes with moving air and good drainage.
Texas High Plains | Northwestern Texas, around Lubbock | 33.58 -102.20 | hot continental | Tempranillo, Mourvèdre, Cabernet Sauvignon | full-bodied red | - | The land lies above 3,000 feet, flat and dry, and nights are cool. Hail and late frost are its dangers.
Texas Hill Country | West of Austin and San Antonio | 30.28 -98.88 | hot subtropical | Tempranillo, Mourvèdre, Viognier | full-bodied red | - | It is one of the largest viticultural areas in the nation. Many of its wineries also buy grapes from the High Plains.
Augusta | On the Missouri River, west of St. Louis | 38.57 -90.88 | warm continental | Norton, Chambourcin, Vignoles | medium-bodied red, sweet white | - | It was the first American viticultural area, in June 1980; Napa Valley followed in 1981. Norton, an American grape, gives its best red.
`,
);

const canada = regionsOf(
  'Canada',
  `
Niagara Peninsula | Ontario, south of Lake Ontario | 43.15 -79.35 | cool continental | Riesling, Chardonnay, Cabernet Franc, Vidal | icewine, dry white, light red | L3, D3 | Air moves between the lake and the escarpment and blunts frost. For icewine the grapes hang until they freeze at −8 °C or below.
Prince Edward County | Ontario, north shore of Lake Ontario | 44.00 -77.25 | cool continental | Pinot Noir, Chardonnay | light red, dry white | D3 | Limestone lies close below the surface. Winters are so cold that vines are buried.
Okanagan Valley | British Columbia | 49.50 -119.58 | moderate continental | Merlot, Pinot Gris, Chardonnay, Pinot Noir, Cabernet Franc | dry white, medium-bodied red, icewine | L3, D3 | Two ranges keep it dry, and in the south it is nearly desert. A deep lake softens the winter, though not always enough, as in January 2024.
Nova Scotia | Annapolis Valley, Atlantic coast | 45.10 -64.40 | cool maritime | L’Acadie, Chardonnay, Pinot Noir | traditional-method sparkling, light dry white | - | The Bay of Fundy tempers both summer and winter. Grapes keep their acidity, which suits sparkling wine and the white blend Tidal Bay.
`,
);

const mexico = regionsOf(
  'Mexico',
  `
Valle de Guadalupe | Baja California | 32.08 -116.60 | warm Mediterranean | Nebbiolo, Cabernet Sauvignon, Tempranillo, Chenin Blanc | full-bodied red | - | The cold Pacific cools a dry valley through a gap in its hills. Water is scarce and in places salty.
`,
);

export const northAmerica = [...unitedStates, ...canada, ...mexico];
