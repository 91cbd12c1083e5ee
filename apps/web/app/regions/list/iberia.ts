import { regionsOf } from './region.ts';

const spain = regionsOf(
  'Spain',
  `
Rioja | On the Ebro, northern Spain | 42.46 -2.45 | moderate continental | Tempranillo, Garnacha, Graciano, Viura | medium-bodied oaked red, dry white | L3, D3 | The Sierra de Cantabria holds back Atlantic weather. Alta and Alavesa are higher and cooler than Oriental, where Garnacha does best.
Navarra | From the Ebro toward the Pyrenees, beside Rioja | 42.49 -1.65 | moderate continental | Tempranillo, Garnacha, Cabernet Sauvignon, Merlot | rosé, medium-bodied red | L3, D3 | It was long known for rosé from Garnacha. Growers planted French grapes early, in the 1980s.
Ribera del Duero | Castilla y León, on the Duero | 41.63 -3.69 | warm continental | Tempranillo | full-bodied red | L3, D3 | Vineyards lie as high as 1,000 meters, and hot days give way to cold nights. Frost may come in May and again in September.
Rueda | Castilla y León, south of the Duero | 41.41 -4.96 | warm continental | Verdejo, Sauvignon Blanc | dry white | L3, D3 | Grapes are picked at night and kept from air, because Verdejo oxidizes easily. The region was once known for Sherry-style wine.
Toro | Castilla y León, farther west on the Duero | 41.52 -5.40 | warm continental | Tempranillo | full-bodied red | L3, D3 | The local Tinta de Toro, a form of Tempranillo, ripens with thick skins and high sugar. Sandy ground has kept phylloxera from some old vines.
Bierzo | Northwestern Castilla y León | 42.60 -6.73 | moderate maritime | Mencía, Godello | medium-bodied red | L3, D3 | Mountains stand between it and the plateau, and Atlantic air reaches in. Old Mencía on steep slate gives its best wines.
Rías Baixas | Coast of Galicia | 42.43 -8.80 | moderate maritime | Albariño | dry white | L3, D3 | Rain is heavy, and vines are raised on granite posts so that air passes below. Thick-skinned Albariño copes better than most.
Ribeira Sacra | Canyons of the Sil and Miño, Galicia | 42.46 -7.55 | moderate maritime | Mencía | light- to medium-bodied red | - | Terraces above the rivers are so steep that grapes are picked by hand and, in places, leave by boat. Cool sites give light, fragrant reds.
Valdeorras | Eastern Galicia | 42.41 -6.98 | moderate maritime | Godello, Mencía | dry white, medium-bodied red | D3 | Godello was nearly lost until it was replanted here from the 1970s on. It gives a fuller white than Albariño and takes well to lees and oak.
Priorat | Inland from Tarragona, Catalonia | 41.20 0.78 | warm Mediterranean | Garnacha, Cariñena | full-bodied red | L3, D3 | Slopes of broken slate, called llicorella, keep yields very low. Only Priorat and Rioja hold Spain’s highest rank, DOCa.
Penedès | Southwest of Barcelona, Catalonia | 41.35 1.70 | warm Mediterranean | Xarel·lo, Macabeo, Parellada, Cabernet Sauvignon | dry white, medium-bodied red | L3, D3 | The land climbs from the coast to about 800 meters, which spreads out the harvest. It is also the home of Cava.
Cava | Chiefly around Sant Sadurní d’Anoia, Catalonia | 41.43 1.79 | warm Mediterranean | Macabeo, Xarel·lo, Parellada | traditional-method sparkling | L3, D4 | It is defined by a method and a list of towns rather than by one place. Most of it comes from Penedès, and nine months on the lees is the minimum.
Cariñena | Aragón, south of the Ebro | 41.34 -1.22 | warm continental | Garnacha, Tempranillo, Cariñena | full-bodied red | D3 | The town gave its name to a grape that isn’t the area’s main one. Cooperatives with old Garnacha make much of the wine.
Calatayud | Aragón | 41.35 -1.64 | warm continental | Garnacha | full-bodied red | L3, D3 | Old bush vines stand high, up to about 1,000 meters. Nights are cold, which preserves acidity even at high sugar.
La Mancha | Plateau south of Madrid | 39.40 -3.00 | hot continental | Airén, Tempranillo | light dry white, red | L3, D3 | It is the largest demarcated vineyard area in Spain. Winters are hard, summers hot and dry, and vines stand low and far apart.
Valdepeñas | South of La Mancha | 38.76 -3.38 | hot continental | Tempranillo, Airén | medium-bodied oaked red | L3, D3 | Tempranillo is called Cencibel here. Oak-aged reds at a low price are its best-known wines.
Jumilla | Inland from Alicante and Murcia | 38.48 -1.33 | hot Mediterranean | Monastrell | full-bodied red | L3, D3 | Rainfall is about 300 millimeters a year, and Monastrell copes with it. Some vines on sand stand on their own roots.
Jerez | Around Jerez, Sanlúcar, and El Puerto, Andalusia | 36.69 -6.13 | hot Mediterranean | Palomino, Pedro Ximénez, Moscatel | fortified | L3, D5 | White albariza soil drinks the winter’s rain and seals its surface in summer. Wines age in a solera, under flor or exposed to air.
Montilla-Moriles | South of Córdoba, Andalusia | 37.59 -4.64 | hot Mediterranean | Pedro Ximénez | dry and sweet fortified | - | Pedro Ximénez ripens so fully that dry wine often reaches its strength without spirit. Sun-dried bunches make the sweet wine.
Málaga | Mountains and coast of Andalusia | 36.72 -4.42 | warm Mediterranean | Moscatel, Pedro Ximénez | sweet fortified, sweet white | - | In the steep Axarquía, Moscatel is dried on beds in the sun. Dry wines from the same hills are sold as Sierras de Málaga.
Canary Islands | Atlantic, off Morocco | 28.30 -16.50 | warm subtropical | Listán Blanco, Listán Negro, Malvasía | dry white, light red, sweet white | - | Phylloxera didn’t arrive until 2025, on Tenerife, and nearly all vines stand on their own roots. On Lanzarote each vine has a pit in black ash and a wall against the wind.
`,
);

const portugal = regionsOf(
  'Portugal',
  `
Vinho Verde | Minho, northwestern Portugal | 41.55 -8.40 | moderate maritime | Loureiro, Arinto, Alvarinho | light dry white | L3, D3 | Rain is heavy and vines are vigorous. Much of the wine is light, with a little carbon dioxide; Alvarinho from Monção e Melgaço is fuller.
Douro | Upper Douro, northern Portugal | 41.18 -7.55 | warm continental | Touriga Nacional, Touriga Franca, Tinta Roriz | full-bodied red, fortified | L3, D3, D5 | The Marão mountains hold the ocean back, and the valley grows hotter and drier upstream. Roots go down between upright layers of schist.
Dão | Granite plateau, central Portugal | 40.65 -7.91 | moderate Mediterranean | Touriga Nacional, Alfrocheiro, Jaen, Encruzado | medium-bodied red, dry white | L3, D3 | Mountains on all sides shelter it from rain and heat. Granite sand and altitude give wines with fresh acidity.
Bairrada | Between Dão and the ocean | 40.40 -8.45 | moderate maritime | Baga, Bical, Maria Gomes | full-bodied red, traditional-method sparkling | L3, D3 | Baga ripens late and rots in autumn rain, so the harvest is a race. Clay and limestone give reds with high acidity and tannin.
Lisboa | Coast north of the capital | 39.10 -9.20 | moderate maritime | Arinto, Castelão, Aragonez | light dry white, medium-bodied red | L3, D3 | Hills along the coast divide windy slopes from warmer ones behind. Large volumes of good-value wine come from here.
Tejo | Along the Tagus | 39.24 -8.69 | warm Mediterranean | Fernão Pires, Castelão, Trincadeira | dry white, medium-bodied red | D3 | Fertile plains by the river give volume. Poorer, drier soils farther off give better wine.
Península de Setúbal | South of Lisbon | 38.53 -8.89 | warm Mediterranean | Castelão, Moscatel | medium-bodied red, sweet fortified | D3 | Sand around Palmela suits Castelão. Moscatel de Setúbal stays on its skins for months after it has been fortified.
Alentejo | Southeastern Portugal | 38.57 -7.91 | hot Mediterranean | Aragonez, Trincadeira, Alicante Bouschet, Antão Vaz | full-bodied red, dry white | L3, D3 | It is hot and dry, and irrigation is common. Portalegre, in the northern hills, is cooler and higher.
Madeira | Atlantic island | 32.75 -17.00 | warm subtropical | Tinta Negra, Sercial, Verdelho, Bual, Malvasia | fortified | D5 | Heat and air that would ruin other wines make this one all but indestructible. Sercial is the driest style; Malmsey, from Malvasia, is the sweetest.
`,
);

export const iberia = [...spain, ...portugal];
