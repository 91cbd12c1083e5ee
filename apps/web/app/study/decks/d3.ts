import { cardsOf } from '../card.ts';

const oldWorld = cardsOf(
  'd3',
  `
When were the châteaux of the Médoc and Sauternes first classified? | In 1855, for the Exposition Universelle in Paris.
Which château rose to first growth in 1973? | Mouton Rothschild.
Which red first growth of 1855 lies outside the Médoc? | Haut-Brion, in Pessac-Léognan.
What was special about Château d’Yquem in 1855? | It alone was ranked Premier Cru Supérieur.
When were the wines of Graves classified? | In 1953, and again in 1959.
Which six grapes have long been allowed in red Bordeaux? | Cabernet Sauvignon, Merlot, Cabernet Franc, Petit Verdot, Malbec, and Carmenère.
Why did Bordeaux admit new grapes in 2021? | To adapt to climate change; they may make up a small part of the blend.
How many grands crus does Chablis have? | One, with seven named climats.
What is the soil of the grands crus of Chablis? | Kimmeridgian marl and limestone.
How many grands crus does Burgundy have, counting Chablis as one? | 33.
Which grand cru of the Côte de Beaune may be red or white? | Corton; most white from its hill is sold as Corton-Charlemagne.
The grand cru Clos de Vougeot covers about {{50}} hectares, with some eighty owners.
What is a monopole? | A vineyard with one owner.
Bouzeron’s grape is {{Aligoté}}.
How many crus does Beaujolais have? | Ten.
What is the largest cru of Beaujolais? | Brouilly.
Which grapes may go into Alsace Grand Cru, as a rule? | Riesling, Muscat, Pinot Gris, or Gewurztraminer, with exceptions.
What is SGN? | Sélection de Grains Nobles, sweet Alsace wine from noble rot.
What is Edelzwicker? | A blend of white grapes from Alsace.
What is the bottle of vin jaune called? | The clavelin, of 62 cl.
Name the three black grapes of the Jura. | Poulsard, Trousseau, and Pinot Noir.
Quarts de Chaume is the Loire’s only {{grand cru}}, sweet, from Chenin.
Which grape makes Bourgueil? | Cabernet Franc.
Which soils are typical of Savennières? | Schist, with sandstone and volcanic rock.
How long must red Bandol age in wood? | At least 18 months.
Which wind cools the southern Rhône? | The mistral, from the north.
Which Rhône cru is for rosé alone? | Tavel.
Which two grapes may go into white Hermitage? | Marsanne and Roussanne.
Château-Grillet’s grape is {{Viognier}}.
What is the IGP that covers much of Languedoc? | Pays d’Oc.
What is the VDP? | The Verband Deutscher Prädikatsweingüter, an association of German estates with its own ranking of vineyards.
What are the VDP’s ranks from the bottom up? | Gutswein, Ortswein, Erste Lage, Große Lage.
What is a Großes Gewächs? | A dry wine of a VDP Große Lage.
Which German region is the largest? | Rheinhessen.
Dornfelder is a crossing of {{Helfensteiner and Heroldrebe}}.
Scheurebe is a crossing of {{Riesling and Bukettraube}}.
Zweigelt is a crossing of {{St. Laurent and Blaufränkisch}}.
What does DAC mean in Austria? | Districtus Austriae Controllatus: a regional style set by law.
What are the three styles of Vinea Wachau, from the lightest? | Steinfeder, Federspiel, Smaragd.
Which town on Lake Neusiedl is famous for its Ausbruch? | Rust.
What is Tokaji Szamorodni? | Wine, dry or sweet, from whole bunches in which only some berries have noble rot.
What is Tokaji Eszencia? | Free-run juice of aszú berries, so sweet that it hardly ferments.
At least how much sugar must Tokaji Aszú have? | 120 grams per liter.
What is the main grape of Nemea? | Agiorgitiko.
What is the main grape of Naoussa? | Xinomavro.
What is Vinsanto of Santorini? | Sweet wine from sun-dried grapes, mostly Assyrtiko, aged in wood.
How long must Barolo and Barolo Riserva age? | 38 months for Barolo and 62 for the Riserva.
What is an MGA in Barolo? | Menzione geografica aggiuntiva, a named site within the appellation.
Dolcetto means {{little sweet one}}, though the wine is dry.
What is the rank of Chianti Classico above Riserva? | Gran Selezione.
How much Sangiovese must Chianti Classico have? | At least 80%.
How much Sangiovese must Brunello di Montalcino have? | 100%.
What is governo? | An old Tuscan practice of adding dried grapes to finish fermentation.
What is Ripasso? | Valpolicella refermented on the skins left from Amarone or Recioto.
Which two grapes blend in Etna Rosso? | Nerello Mascalese and Nerello Cappuccio.
Taurasi’s grape is {{Aglianico}}.
Salice Salentino’s red grape is {{Negroamaro}}.
What are Rioja’s three zones? | Alta, Alavesa, and Oriental.
What does Viñedo Singular mean in Rioja? | A recognized single vineyard, under rules adopted in 2017.
How long does a red Gran Reserva of Rioja age? | At least five years, with at least two in oak and two in bottle.
Which two regions of Spain hold DOCa or DOQ? | Rioja and Priorat.
The soil of Priorat is called {{llicorella}}.
What is a Vino de Pago? | A Spanish category for a single estate with its own rules.
Which grape leads in Ribera del Duero? | Tempranillo, called Tinto Fino or Tinta del País.
Which grape leads in Rueda? | Verdejo.
Which grape leads in Bierzo’s reds? | Mencía.
Which river separates Vinho Verde from Spain? | The Minho.
Which grape makes Monção e Melgaço famous? | Alvarinho.
Bairrada’s black grape is {{Baga}}.
Which grape leads in white Dão? | Encruzado.
What is a lagar? | A shallow open vat for treading grapes.
`,
);

const newWorld = cardsOf(
  'd3',
  `
How much of a wine must come from the AVA on its label? | 85%.
How much of a wine must come from the American state on its label, by federal rule? | 75%; California requires 100%.
How much of the named grape must an American varietal wine contain by federal rule? | 75%; Oregon requires 90% for most.
What is a conjunctive label? | One that names the smaller and the larger area together, such as Oakville and Napa Valley.
What is Meritage? | An American trademark for blends of Bordeaux grapes.
Which mountains flank Napa Valley? | The Mayacamas in the west and the Vaca Range in the east.
Why is Santa Barbara cool? | Its valleys run from west to east and let in ocean air.
What soil are Oregon’s Dundee Hills known for? | Jory, red and volcanic.
What is the Van Duzer Corridor? | A gap in Oregon’s Coast Range that lets ocean wind cool the Willamette Valley.
Most of Washington’s vines grow in the rain shadow of {{the Cascades}}.
Why can vines grow by the Finger Lakes? | Deep lakes store heat and keep winters milder.
What is VQA? | Vintners Quality Alliance, the appellation system of Ontario and British Columbia.
At what temperature must Canadian icewine grapes be picked? | At −8 °C (17.6 °F) or below.
What does the Humboldt Current do for Chile? | It cools the coast and brings fog.
What do Costa, Entre Cordilleras, and Andes mean on a Chilean label? | Where the vineyard lies from west to east: by the coast, between the ranges, or at the Andes.
Which grape has the oldest vines in Chile’s south? | País.
What is VIGNO? | A growers’ label for dry-farmed Carignan from old vines in Maule.
What is the zonda? | A hot, dry wind off the Andes in Argentina.
What does hail netting protect in Mendoza? | The vines and their fruit, from summer hail; it also gives shade.
What other names does Argentina’s Bonarda have? | Douce Noir, or Corbeau, in Savoie; Charbono in California.
Which Argentine province is known for Torrontés from high vineyards? | Salta.
Which river waters the main vineyards of northern Patagonia? | The Río Negro.
How old must vines be for the Old Vine Project’s seal? | At least 35 years.
What is a ward in South Africa? | The smallest unit of Wine of Origin, apart from a single vineyard.
What is a Cape Blend, by custom? | A red blend with a substantial share of Pinotage.
What is Méthode Cap Classique? | South African traditional-method sparkling wine.
Which wards make up Hemel-en-Aarde? | Hemel-en-Aarde Valley, Upper Hemel-en-Aarde Valley, and Hemel-en-Aarde Ridge.
Which ocean current cools the west of the Cape? | The Benguela.
What is the Barossa Old Vine Charter’s oldest rank? | Ancestor, 125 years or more.
Where in Australia is phylloxera found, and where has it never been found? | In Victoria and New South Wales; never in South Australia, Western Australia, or Tasmania.
Eden Valley’s most famous grape besides Shiraz is {{Riesling}}.
Which red soil lies over limestone at Coonawarra? | Terra rossa.
Which five subregions make up Great Southern? | Albany, Denmark, Frankland River, Mount Barker, and Porongurup.
What did John Gladstones do for Margaret River? | In the 1960s he compared its climate with Bordeaux’s and recommended the region for vines.
Which grape makes Rutherglen’s best-known dry reds? | Durif.
Australia’s label integrity rule requires {{85%}} of a named place, grape, or year.
Which two valleys form most of Marlborough? | Wairau and Awatere, with the Southern Valleys beside them.
Gimblett Gravels lies in {{Hawke’s Bay}}.
Which law of New Zealand protects wine names? | The Geographical Indications Registration Act of 2006, in force since 2017.
Why are vines buried in Ningxia? | Winters are dry, and temperatures can fall far below −15 °C (5 °F).
What is Cabernet Gernischt? | Carmenère, under a name used in China.
Which mountains shelter Ningxia? | The Helan Mountains.
Changyu was founded in {{1892}}, in Yantai.
`,
);

export const d3 = [...oldWorld, ...newWorld];
