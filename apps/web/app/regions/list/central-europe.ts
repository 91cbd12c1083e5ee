import { regionsOf } from './region.ts';

const germany = regionsOf(
  'Germany',
  `
Mosel | Along the Mosel, Saar, and Ruwer | 49.92 7.07 | cool continental | Riesling | dry to sweet white | L3, D3 | Slate warms vines on the steepest river-facing slopes. Wines are light in alcohol and high in acidity.
Rheingau | Right bank of the Rhine, west of Wiesbaden | 50.01 8.05 | moderate continental | Riesling, Spätburgunder | dry and sweet white, medium-bodied red | L3, D3 | The Rhine turns west here, so the slope above it faces south. Assmannshausen, where it turns north again, is known for Spätburgunder.
Rheinhessen | Between Worms, Mainz, and Bingen | 49.80 8.25 | moderate continental | Riesling, Müller-Thurgau, Silvaner, Dornfelder | dry and off-dry white | L3, D3 | It is Germany’s largest region. The red slope above the Rhine at Nierstein is its classic site.
Pfalz | East of the Haardt, south of Rheinhessen | 49.35 8.13 | moderate continental | Riesling, Spätburgunder, Dornfelder | full-bodied dry white, medium-bodied red | L3, D3 | The hills continue the Vosges northward and, like them, keep off rain. It is warm and dry enough for fuller, dry Riesling.
Nahe | Along the Nahe, west of the Rhine | 49.80 7.80 | moderate continental | Riesling, Müller-Thurgau | dry and sweet white | L3, D3 | Few regions have so many kinds of soil. The upper valley is cooler and has the steep sites.
Baden | Along the Rhine, opposite Alsace | 48.05 7.65 | moderate continental | Spätburgunder, Grauburgunder, Müller-Thurgau | medium-bodied red, dry white | L3, D3 | It is Germany’s warmest and southernmost region. The Kaiserstuhl is the stump of a volcano, partly under loess.
Franken | Along the Main, around Würzburg | 49.79 9.95 | cool continental | Silvaner, Müller-Thurgau | dry white | L3, D3 | Dry Silvaner on shell limestone is its pride. Its flattened flask, the Bocksbeutel, is protected by law.
Württemberg | Along the Neckar, around Stuttgart and Heilbronn | 48.95 9.25 | moderate continental | Trollinger, Lemberger, Riesling | light red | D3 | Most of the wine is red and is drunk locally. Lemberger is the grape that Austria calls Blaufränkisch.
Ahr | South of Bonn | 50.53 7.05 | cool continental | Spätburgunder | medium-bodied red | L3, D3 | It is one of the northernmost places for red wine in Germany. Slate walls hold the day’s heat in its narrow valley, which a flood devastated in 2021.
`,
);

const austria = regionsOf(
  'Austria',
  `
Wachau | On the Danube, Lower Austria | 48.38 15.45 | cool continental | Grüner Veltliner, Riesling | full-bodied dry white | L3, D3 | Warm air comes up from the plain by day, and cold air comes down from the forest at night. Its growers rank dry wines as Steinfeder, Federspiel, and Smaragd.
Kremstal | On the Danube, around Krems | 48.41 15.60 | cool continental | Grüner Veltliner, Riesling | dry white | L3, D3 | Rock in the west gives way to loess in the east. Its DAC, a controlled appellation, covers Grüner Veltliner and Riesling.
Kamptal | Along the Kamp, around Langenlois | 48.47 15.69 | cool continental | Grüner Veltliner, Riesling | dry white | L3, D3 | The Heiligenstein is a slope of very old red desert sandstone. Riesling grows on it, and Grüner Veltliner on loess lower down.
Weinviertel | Northeast of Vienna | 48.60 16.50 | cool continental | Grüner Veltliner | light dry white | L3, D3 | It is Austria’s largest region and, with the 2002 vintage, became its first DAC. The wine is peppery and fresh.
Burgenland | On the border with Hungary | 47.80 16.65 | moderate continental | Blaufränkisch, Zweigelt, Welschriesling | medium- to full-bodied red, sweet white | L3, D3 | Warmth from the Pannonian plain ripens red grapes. Shallow Lake Neusiedl sends up mist, and noble rot is nearly certain every year at Rust and Illmitz.
Steiermark | Southeastern Austria, on the border with Slovenia | 46.70 15.50 | moderate continental | Sauvignon Blanc, Welschriesling, Morillon | aromatic dry white | D3 | Slopes are steep, and there is more rain than in Austria’s other wine regions. Morillon is the local name for Chardonnay.
Wien | Within the city of Vienna | 48.26 16.34 | cool continental | Grüner Veltliner, Riesling | dry white | D3 | No other capital has so many vineyards within its limits. Gemischter Satz is a field blend, grown, picked, and pressed together.
`,
);

const alpsAndDanube = [
  ...regionsOf(
    'Switzerland',
    `
Valais | Upper Rhône | 46.23 7.36 | moderate continental | Pinot Noir, Chasselas, Gamay, Petite Arvine | light dry white, light red | - | It is the largest wine canton and one of the driest places in the country. Vineyards at Visperterminen climb above 1,100 meters.
Vaud | North shore of Lake Geneva | 46.49 6.73 | moderate continental | Chasselas, Pinot Noir | light dry white | - | The terraces of Lavaux are a UNESCO World Heritage Site. Chasselas is neutral by nature and shows the differences between sites subtly.
`,
  ),
  ...regionsOf(
    'Hungary',
    `
Tokaj | Northeastern Hungary | 48.12 21.41 | cool continental | Furmint, Hárslevelű | sweet white from noble rot, dry white | L3, D3 | Mist from two rivers brings noble rot, and shriveled aszú berries are picked one by one. The amount of aszú in a wine was once counted in puttonyos, or hods.
Eger | Northern Hungary | 47.90 20.37 | cool continental | Kékfrankos, Olaszrizling | medium-bodied red, dry white | - | Cellars are cut into volcanic tuff. Egri Bikavér, or bull’s blood, is a blend led by Kékfrankos.
Villány | Southern Hungary | 45.87 18.45 | warm continental | Cabernet Franc, Portugieser, Kékfrankos | full-bodied red | - | It is one of the warmest places in the country. Cabernet Franc has become its signature grape.
`,
  ),
];

export const centralEurope = [...germany, ...austria, ...alpsAndDanube];
