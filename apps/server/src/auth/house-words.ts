/**
 * Words that members of this site are likely to use in passwords: its names, grapes, and cellar terms, likeliest
 * first.
 */
export const houseWords = `
plasticgrapes plastic-grapes orbitandvine orbitvine orbit-vine plastic grapes orbit vine
wine winery vineyard vintner winemaker winemaking grape grapes vine vines cellar barrel bottle cork harvest vintage
pinotnoir pinotgris pinotgrigio pinotblanc pinot chardonnay cabernet cabernetsauvignon cabernetfranc merlot syrah shiraz
riesling sauvignonblanc sauvignon sauvignongris semillon zinfandel primitivo malbec tempranillo sangiovese nebbiolo
barbera grenache garnacha mourvedre monastrell cinsault carignan viognier marsanne roussanne gewurztraminer
gruenerveltliner grunerveltliner zweigelt blaufrankisch lemberger dornfelder silvaner mullerthurgau muscat moscato
cheninblanc chenin albarino alvarinho verdejo vermentino trebbiano garganega glera prosecco lambrusco montepulciano
aglianico nerodavola negroamaro dolcetto corvina touriganacional touriga baga assyrtiko xinomavro agiorgitiko saperavi
furmint harslevelu kekfrankos gamay poulsard trousseau savagnin aligote melon petitverdot petitmanseng tannat
carmenere torrontes bonarda pinotage pinotmeunier marquette frontenac lacrescent brianna vidal vidalblanc seyval
chambourcin baconoir norton concord niagara catawba traminette
champagne bordeaux burgundy rioja chianti barolo brunello napa napavalley sonoma tuscany mosel alsace rhone loire
fermentation malolactic sulfite sulfur yeast tannin terroir sommelier decanter corkscrew brix racking bottling crush
redwine whitewine rosewine sparkling rose cuvee reserve grandcru premiercru bacchus dionysus
`
  .split(/\s+/)
  .filter(Boolean);
