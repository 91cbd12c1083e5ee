import { cardsOf } from '../card.ts';

export const d1Vineyard = cardsOf(
  'd1',
  `
Which species do almost all fine-wine grapes belong to? | Vitis vinifera, native to Europe and western Asia.
Name three American vine species that are used for rootstocks. | Vitis riparia, Vitis rupestris, and Vitis berlandieri.
Why is Vitis berlandieri bred into rootstocks? | It tolerates lime, though it roots poorly by itself.
What is a clone? | A group of vines propagated from one mother plant, genetically identical except for rare mutations.
What is massal selection? | Taking cuttings from many good vines in a vineyard, to preserve diversity.
What is a crossing, as opposed to a hybrid? | A crossing has two parents of one species; a hybrid has parents of different species.
Müller-Thurgau is a crossing of {{Riesling and Madeleine Royale}}.
Pinotage is a crossing of {{Pinot Noir and Cinsaut}}.
Cabernet Sauvignon is a natural crossing of {{Cabernet Franc and Sauvignon Blanc}}.
At what mean temperature do vines begin to grow in spring? | At about 10 °C (50 °F).
Between which latitudes do most vineyards lie? | Between 30 and 50 degrees, north and south.
How much cooler does the air get with altitude? | About 0.6 °C per 100 meters.
What is the diurnal range? | The difference between day and night temperature; cool nights keep acids and aromas.
What is continentality? | The difference between the mean temperatures of the hottest and the coldest month.
How does a large body of water affect a vineyard near it? | It warms and cools slowly, so it tempers both winter and summer.
Why is a slope facing the equator warmer? | The sun’s rays strike it at a steeper angle, so each square meter gets more of them.
What does fog do to a vineyard? | It blocks sunlight and keeps the vines cool; when dry afternoons follow, it can favor noble rot.
What is a growing degree day? | The amount by which a day’s mean temperature exceeds a base, usually 10 °C; the sum describes a season.
The Winkler index divides places by heat sum into {{five regions}}.
About how much rain does a vine need in a year, without irrigation? | At least 500 mm in a cool climate and 750 mm in a warm one.
Which element drives the growth of shoots and leaves most? | Nitrogen.
What does too much nitrogen do? | It makes the canopy too vigorous, which shades fruit and favors disease.
What is the risk of too little nitrogen in must? | A slow or stuck fermentation, and smells of hydrogen sulfide.
What does potassium do in the berry? | It moves into the must and raises pH by binding tartaric acid.
What is lime-induced chlorosis? | Yellowing of the leaves, because the roots can’t take up iron.
How does clay differ from sand in holding water? | Clay holds water and nutrients well; sand drains fast and holds little.
What is humus? | Decomposed organic matter in soil; it holds water and nutrients.
What is loam? | A soil of sand, silt, and clay in balanced proportions.
What happens in winter dormancy? | The vine lives on carbohydrates stored in its wood and roots; it can survive about −15 °C (5 °F), and some varieties survive colder weather still.
What decides how fruitful a bud is? | Warmth and light on the bud in the previous season.
What is coulure? | Poor fruit set: many flowers fail to become berries because of cool, wet, or windy weather at flowering.
What is millerandage? | Bunches with small seedless berries beside normal ones, caused by uneven pollination.
What is véraison? | The moment when berries begin to ripen: they soften and change color.
Which acid falls most during ripening? | Malic acid, which the berry respires, and faster in heat.
What are methoxypyrazines? | Compounds that smell of green pepper and grass; sunlight on the bunch lowers them.
What are terpenes known for? | Floral and grapey aromas, as in Muscat and Gewürztraminer.
What is a cane? | A one-year-old shoot that has turned woody.
What is cordon training, as opposed to head training? | A cordon has a permanent horizontal arm of old wood; a head-trained vine has little permanent wood beyond its trunk.
What is replacement cane pruning? | Each winter one or two canes are kept and tied down, and the rest are cut away, as in Guyot.
What is spur pruning? | Canes are cut back to spurs of two or three buds, on a cordon or a head.
What is VSP? | Vertical shoot positioning: shoots are held upright between pairs of wires.
What is a bush vine, and what places does it suit? | A head-trained vine without a trellis; it suits hot, dry places, since it shades its fruit.
What is a pergola good for? | It lifts fruit off damp ground, shades it, and leaves the space below free, but much of the work has to be done by hand.
What is the aim of high planting density? | Competition between vines on sites of limited vigor, and enough yield from small vines.
Name two aims of canopy management. | Light on buds and fruit, and moving air to dry the leaves; also a balance between leaves and fruit.
What is green harvesting? | Removing unripe bunches around véraison, so that the rest ripen better.
What is leaf removal around bunches for? | Sunlight and air on the fruit, less rot, more color, and fewer methoxypyrazines.
What is a cover crop for? | It competes with vigorous vines, holds and feeds the soil, and gives tractors firm ground.
What is regulated deficit irrigation? | Giving the vine less water than it would use, at chosen times (chiefly between fruit set and véraison), to curb its growth.
What is phylloxera? | An aphid-like insect that feeds on roots; European vines die from the infections that follow.
What is the remedy for phylloxera? | Grafting onto rootstocks of American species or their crosses.
What are nematodes? | Microscopic worms in soil; they harm roots, and some carry viruses such as fanleaf.
Which disease does the glassy-winged sharpshooter spread? | Pierce’s disease, caused by the bacterium Xylella fastidiosa.
How do powdery and downy mildew differ in what they need? | Powdery mildew thrives in warm, shaded, dry canopies; downy mildew needs rain and warmth.
What is used against powdery mildew in organic vineyards? | Sulfur.
What is used against downy mildew in organic vineyards? | Copper, as in Bordeaux mixture; the European Union caps it at 28 kg per hectare over seven years.
What is Botrytis cinerea in wet weather called? | Gray rot.
What does noble rot do to the berry? | It pierces the skin; water evaporates, sugar and acid become concentrated, and new flavors form.
What is esca? | A trunk disease caused by several fungi; leaves show tiger stripes, and vines may die suddenly.
What is leafroll? | A virus spread by grafting and mealybugs; leaves curl and redden, and ripening is delayed.
Name three defenses against spring frost. | Wind machines, heaters, and sprinklers; also sites on slopes, and late pruning.
How does a sprinkler protect buds from frost? | Water that freezes gives off heat, and the layer of ice stays at 0 °C.
What is hail netting’s drawback? | Its cost, and the shade it casts.
What is smoke taint? | Ashy smells from the volatile phenols in smoke, which bind to sugars in the berry and are freed in the wine.
What is integrated pest management? | Watching pests and weather, setting thresholds, and spraying only when they are exceeded.
Biodynamic farming goes back to lectures that {{Rudolf Steiner}} gave in 1924.
What is precision viticulture? | Measuring differences within a vineyard with sensors and maps, and treating each part accordingly.
Name two effects of climate change on harvests. | Earlier picking, and grapes with more sugar and less acid; also more extreme weather.
What are the advantages of machine harvesting? | It is fast, costs less, and can be done at night.
When is machine harvesting unsuitable? | On very steep or terraced land, when whole bunches are needed, and when berries have to be selected.
`,
);
