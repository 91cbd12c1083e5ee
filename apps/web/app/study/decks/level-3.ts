import { cardsOf } from '../card.ts';

const production = cardsOf(
  'level-3',
  `
What are the five things that a vine needs? | Warmth, sunlight, water, nutrients, and carbon dioxide.
What does a cool climate do to acidity and sugar? | It keeps acidity high and sugar low.
What is the difference between weather and climate? | Climate is the usual pattern over years; weather is what a given year brings.
What does a nearby ocean do? | It narrows the range of temperatures and brings rain.
What is a cold current good for? | It cools warm coasts and brings fog, as off California, Chile, and South Africa.
Why do grapes often ripen earlier on stony soil? | Stones hold warmth, and water drains away.
What happens at véraison? | Berries change color and begin to soften and ripen.
When is the harvest in the Southern Hemisphere? | From about February to May.
What is the chief danger to vines in spring? | Frost, which kills new shoots.
Name two fungal diseases of the vine. | Powdery mildew and downy mildew; also gray rot.
What is noble rot? | Botrytis cinerea on healthy, ripe grapes, given misty mornings and dry afternoons.
Why are most vines grafted? | Phylloxera kills the roots of Vitis vinifera, but American roots survive it.
What is the effect of a low yield? | Grapes may ripen earlier and more fully; a low yield alone doesn’t ensure quality.
What is must? | Grape juice or crushed grapes before and during fermentation.
What are lees? | Dead yeast and other solids that settle.
Where is the color of black grapes? | In the skins.
Where do tannins come from? | Skins, seeds, stems, and oak.
What does pressing before fermentation make? | White wine, even from black grapes.
Red wine ferments at {{20–32 °C}}, white at {{12–22 °C}}.
What does new oak add? | Tannin, and notes of vanilla, toast, smoke, clove, or coconut.
What is malolactic conversion’s effect? | Softer acidity, and notes of butter or cream.
What is racking? | Moving wine off its sediment to another vessel.
Name four ways of making wine sweet. | Stopping fermentation, drying or freezing grapes, noble rot, and adding a sweet liquid.
How is the color of a rosé controlled? | By how long the juice stays on the skins.
What is sulfur dioxide used for? | To prevent oxidation and check microbes.
What does bottle age do to fruit? | Primary fruit fades; dried fruit, leather, mushroom, honey, or petrol appears.
Name four things that a tasting note records on the palate. | Sweetness, acidity, tannin, and alcohol; also body, flavor intensity, and finish.
What marks a wine of high quality? | Balance, length, intensity, and complexity.
At what temperature are full-bodied reds served? | At 15–18 °C (59–64 °F).
At what temperature are sparkling wines served? | Well chilled, at 6–10 °C (43–50 °F).
Which wines are decanted? | Wines with sediment; young wines may be too, to give them air.
What does salt in food do to wine? | It makes wine seem fuller in body and lower in acidity and tannin.
What does sweetness in food do to wine? | It makes wine seem drier, more acidic, and more bitter.
What does umami in food do to wine? | It makes wine seem more bitter and astringent, and less fruity.
What does chili in food do to wine? | It makes alcohol burn more.
What does cork taint smell of? | Damp cardboard.
How should bottles with corks be stored? | On their sides, cool, at a steady temperature, in the dark.
`,
);

const places = cardsOf(
  'level-3',
  `
Which grape leads on the left bank of Bordeaux, and which on the right? | Cabernet Sauvignon on the left, Merlot on the right.
Which grapes make Sauternes? | Sémillon, Sauvignon Blanc, and Muscadelle.
What does Cru Bourgeois stand for? | A classification of Médoc châteaux below the classed growths.
What are Burgundy’s ranks from the bottom up? | Regional, village, premier cru, grand cru.
The grape of Chablis is {{Chardonnay}}.
Which grape and which soils are typical of the Beaujolais crus? | Gamay, mostly on granite and schist.
Which grape makes Pouilly-Fumé, and which Vouvray? | Sauvignon Blanc and Chenin Blanc.
Muscadet “sur lie” is bottled {{straight from its lees}}.
Which grape makes red Hermitage? | Syrah.
Which grape leads in the southern Rhône? | Grenache.
What are Vendanges Tardives? | Alsace wines from late-picked, very ripe grapes.
The highest category of German wine, with levels set by the sugar in the must, is {{Prädikatswein}}.
Name the Prädikat levels in order. | Kabinett, Spätlese, Auslese, Beerenauslese, Eiswein, Trockenbeerenauslese.
What does “trocken” mean? | Dry.
Spätburgunder is the German name of {{Pinot Noir}}.
Which white grape is Austria’s own? | Grüner Veltliner.
What are aszú berries? | Berries shriveled by noble rot, picked one by one in Tokaj.
What is the main grape of Santorini? | Assyrtiko.
What does DOCG stand for? | Denominazione di origine controllata e garantita, Italy’s highest category.
Which grape makes Barolo and Barbaresco? | Nebbiolo.
What is the main grape of Chianti? | Sangiovese.
What is Amarone? | A dry Valpolicella red made from dried grapes.
What does Classico on an Italian label mean? | That the grapes come from the historic center of the area.
What does Riserva mean? | Longer aging than the minimum, often with higher alcohol.
What are Spain’s aging terms, in order? | Joven, Crianza, Reserva, Gran Reserva.
A red Crianza is aged at least {{24 months}}, some of them in oak.
What is the main grape of Rías Baixas? | Albariño.
Monastrell is called {{Mourvèdre}} in France.
Which grapes lead in the Douro? | Touriga Nacional, Touriga Franca, and Tinta Roriz.
What does an AVA on a label say about a wine? | At least 85% of its grapes grew in that American viticultural area.
What cools Napa’s southern end? | Fog and wind from San Pablo Bay.
What is Oregon’s chief grape? | Pinot Noir.
Which desert valley makes most of Washington’s wine? | The Columbia Valley.
Which grapes is Canadian icewine made from? | Mainly Vidal; also Riesling and Cabernet Franc.
Which grape was long mistaken for Merlot in Chile? | Carmenère.
Which grapes are Argentina’s chief red and its aromatic white? | Malbec and Torrontés.
What is the Cape Doctor? | A strong southeasterly wind that cools the Cape.
What does WO mean? | Wine of Origin, South Africa’s system of geographical indications.
What is Steen? | A South African name for Chenin Blanc.
What is South Eastern Australia on a label? | A very large zone for blends across states.
What soil is Coonawarra known for? | Terra rossa, red earth over limestone.
Which white wine is the Hunter Valley known for? | Sémillon, low in alcohol and long-lived.
What is New Zealand’s largest wine region? | Marlborough.
Which part of New Zealand has a continental climate? | Central Otago.
Which three grapes lead in Champagne? | Pinot Noir, Meunier, and Chardonnay.
What is the minimum aging of nonvintage Champagne? | 15 months, 12 of them on the lees.
What is dosage? | Wine and sugar added after disgorging.
What does Brut mean? | Less than 12 grams of sugar per liter.
How is Prosecco made sparkling? | By a second fermentation in tank.
How is Asti made? | By one fermentation in a closed tank, stopped while the wine is sweet.
What is Cava’s minimum time on the lees? | Nine months.
What is a solera? | A system of casks in which younger wine refreshes older.
What is flor? | A film of yeast that keeps air from Fino and Manzanilla.
Which Sherry ages under flor and then in air? | Amontillado.
Which Sherry ages without flor from the start? | Oloroso.
To about what strength is base wine for Fino fortified? | To about 15–15.5%.
When is Port fortified? | During fermentation, when about half of the sugar is left.
How does Tawny Port age? | In small casks, in contact with air.
What does LBV mean? | Late Bottled Vintage: from one year, bottled four to six years after the harvest.
What is Vintage Port’s time in cask? | Two to three years; it goes on aging in bottle.
What is Muscat de Beaumes-de-Venise? | A fortified Muscat of the southern Rhône, grapey and drunk young.
What marks Rutherglen Muscat? | It is fortified, sweet, and aged in contact with air, with notes of raisin, fig, and toffee.
`,
);

export const level3 = [...production, ...places];
