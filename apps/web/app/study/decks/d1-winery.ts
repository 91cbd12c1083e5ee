import { cardsOf } from '../card.ts';

export const d1Winery = cardsOf(
  'd1',
  `
What does sulfur dioxide do in must and wine? | It slows oxidation and stops many microbes.
Which form of sulfur dioxide acts most strongly against microbes? | Molecular sulfur dioxide, which is part of the free sulfur dioxide.
How does pH affect sulfur dioxide? | At a lower pH, more of the free sulfur dioxide is molecular, so a smaller dose is enough.
What is protective winemaking? | Keeping air away with inert gas, full tanks, and sulfur dioxide, to preserve fresh fruit.
What is hyperoxidation? | Exposing must to air on purpose before fermentation, so that phenols brown and drop out.
Name three ways of clarifying white must. | Settling, centrifuging, and flotation; also filtering, and pectolytic enzymes to help.
What does skin contact do for white must? | It draws out aromas and some phenols; it raises pH and potassium.
What is free-run juice? | Juice that flows without pressing, lower in phenols than press juice.
What is whole-bunch pressing valued for in whites? | Gentle pressing: the juice is pale and low in phenols and solids, and the stems leave channels for it to drain.
What is chaptalization? | Adding sugar to must to raise the wine’s alcohol.
Which acid is usually added to must in warm places? | Tartaric acid.
When is acid best added? | Before fermentation, because it integrates better and lowers pH early.
Name two ways to concentrate must. | Reverse osmosis and evaporation under vacuum; also freezing.
Which yeast carries out most wine fermentation? | Saccharomyces cerevisiae.
What are the risks of ambient yeast? | Slow or stuck fermentation, and off-flavors such as volatile acidity.
What are the advantages of cultured yeast? | It is reliable, ferments to dryness, and can be chosen for its character.
Fermentation turns sugar into {{ethanol and carbon dioxide}} and gives off heat.
At what temperatures are aromatic whites often fermented? | At about 12–16 °C (54–61 °F).
At what temperatures are reds usually fermented? | At about 20–32 °C (68–90 °F).
Name three ways to stop a fermentation early. | Chilling with filtration, sulfur dioxide with filtration, and adding spirit.
What does malolactic conversion do? | Bacteria turn malic acid into lactic acid, which is softer, and give off carbon dioxide.
Which compound gives butter aromas after malolactic conversion? | Diacetyl.
Name two ways to prevent malolactic conversion. | Cooling and sulfur dioxide; also filtration and lysozyme.
What is bâtonnage? | Stirring the lees, which gives body and protects against oxygen.
What is the risk of leaving wine on its gross lees? | Reductive smells, such as hydrogen sulfide.
What is cold soaking? | Keeping crushed black grapes cool before fermentation, to draw color and aroma without alcohol.
Name four ways of managing a cap. | Punching down, pumping over, rack and return, and rotary fermenters; also Ganimede tanks.
What is délestage? | Rack and return: the wine is drained off the cap and pumped back over it.
What is carbonic maceration? | Under carbon dioxide, whole berries begin to ferment from the inside, without yeast, to about 2% alcohol; then the skins split.
Which aromas are typical of carbonic maceration? | Banana, bubblegum, and kirsch.
What is semi-carbonic maceration? | Whole bunches go into a tank; those at the bottom are crushed, and their fermentation gives off the carbon dioxide.
What is flash détente? | Heated grapes are put under vacuum; the skins burst and quickly release their color.
What is thermovinification? | Heating must and skins to about 50–60 °C or more for a short time, to draw out color and to deal with rot.
What is co-fermentation? | Fermenting different varieties together, such as Syrah with Viognier.
Name three ways of making rosé. | Direct pressing, short maceration, and drawing off (saignée); blending red and white is forbidden for most still wines of the EU.
What is saignée? | Bleeding juice off a red must; the rest becomes more concentrated.
What does oak give besides aroma? | Tannin, and a slow supply of oxygen, which softens tannin and stabilizes color.
How does American oak differ from French? | It gives more coconut and vanilla, and can be sawn; French oak has to be split, and gives more tannin and spice.
How large is a Bordeaux barrique? | 225 liters.
What does toasting a barrel more heavily change? | It gives more smoke, coffee, and spice, and less raw wood.
What are oak alternatives? | Staves, chips, or powder put in a tank, often with micro-oxygenation.
What is micro-oxygenation? | Dosing small amounts of oxygen into wine, to soften tannin and stabilize color.
What does concrete do as a vessel? | It holds temperature well, and is neutral if lined; egg shapes are said to keep the lees moving.
Name three aims of blending. | Balance, consistency, and style; also volume, complexity, and lower cost.
What is fining? | Adding a substance that binds unwanted particles, so that they settle.
What does bentonite remove? | Proteins, which could make white wine hazy if it warms up.
Which fining agents must be named as allergens in the European Union if they remain? | Egg and milk products, such as egg white and casein.
What does PVPP remove? | Phenols that have browned or could brown.
How do depth and surface filtration differ? | Depth filters trap particles inside a thick layer; surface filters, such as membranes, stop what is larger than their pores.
What pore size does sterile filtration use? | 0.45 micrometers at most.
How is wine made stable against tartrate crystals? | By chilling, by electrodialysis, by ion exchange, or by additives such as CMC or metatartaric acid.
What prevents protein haze? | Fining with bentonite.
What is TCA? | 2,4,6-trichloroanisole, the chief cause of cork taint: musty smells and muted fruit.
What does Brettanomyces smell of? | Barnyard, adhesive bandage, smoke.
What is volatile acidity? | Mostly acetic acid and ethyl acetate, which smell of vinegar and nail-polish remover.
What are the signs of oxidation? | Browning, loss of fruit, and smells of bruised apple and nuts.
What does a reductive fault smell of? | Rotten eggs, cabbage, garlic, struck match.
What is mousiness? | A taste of mouse cage that appears late, because it needs the mouth’s higher pH; lactic acid bacteria or Brettanomyces cause it.
What is light strike? | A fault caused by ultraviolet and blue light, chiefly in clear bottles: smells of cabbage and wet wool.
What is a technical cork? | A closure made of cork particles that are glued together, often after being cleaned of TCA.
What does the liner of a screw cap decide? | How much oxygen gets in.
What is the drawback of bag-in-box? | A shelf life of only months, because oxygen passes through the bag.
What is sorbic acid for? | Added to sweet wine at bottling, it keeps yeast from multiplying but doesn’t kill it.
What is DMDC? | Dimethyl dicarbonate, which kills yeast at bottling and then breaks down.
What is passerillage? | Drying grapes on the vine, to concentrate sugar.
What is appassimento? | Drying picked grapes, as for Amarone and Recioto.
What is Süssreserve? | Unfermented must added to dry wine, to sweeten it.
Name three ways of removing alcohol. | Reverse osmosis, spinning cone column, and vacuum distillation.
What is an orange or amber wine? | Wine from white grapes fermented on their skins.
Cross-flow filtration passes wine {{along a membrane}}, so that its pores do not clog.
`,
);
