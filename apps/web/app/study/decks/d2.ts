import { cardsOf } from '../card.ts';

const tradeAndCost = cardsOf(
  'd2',
  `
What is demand? | The amount that buyers are willing and able to buy at a price.
What usually happens to price when supply exceeds demand? | It falls.
Name three social causes of a change in demand. | Health and habits, an aging population and smaller households, and fashion and lifestyle.
Name three economic causes of a change in demand. | Income, exchange rates, and the general state of the economy; also prices of substitutes.
Name two political causes of a change in demand. | Laws on alcohol and advertising, and taxes; also trade agreements and tariffs.
What is a substitute good? | One that buyers turn to when another becomes expensive or scarce, such as cider or beer for wine.
Why is supply of wine slow to follow demand? | New vines take about three years to crop, and stay for decades.
What is grubbing-up? | Pulling out vines, sometimes paid for by the state, to cut a surplus.
The European Union limits new vineyards to {{1%}} of the planted area a year, through authorizations.
What is an estate? | A producer that makes wine from its own vineyards alone.
What is a merchant or négociant? | A firm that buys grapes, must, or wine, and sells it under its own name.
What is a cooperative? | A business owned by its member growers, who deliver their grapes to it.
What is a cooperative’s strength? | Shared equipment, staff, and sales, and a secure outlet for members’ grapes.
What is a cooperative’s weakness? | Decisions are slow, and paying by weight rewards quantity over quality.
What is custom crush? | Paying a fee to have wine made in another firm’s winery.
What is a virtual winery? | A brand with no vineyard or winery, which buys in what it needs.
What is vertical integration? | One firm owns several stages of the chain, such as vineyard, winery, and distribution.
What is a private label or own brand? | A brand that belongs to a retailer or restaurant.
What is bulk wine? | Wine moved in large containers, such as flexitanks, and bottled near its market.
About how many liters does a flexitank hold? | Up to 24,000, in a standard 20-foot container.
Name two advantages of bottling in the market. | Lower freight costs and emissions; also fresher packing, and labels to suit local rules.
Name two disadvantages of bottling in the market. | Control is lost, and so are the jobs and the image that come with bottling at origin.
Name four costs of establishing a vineyard. | Land, site preparation, vines and their trellis, and irrigation or frost protection.
What is depreciation? | Spreading the cost of equipment or barrels over their years of use.
What is a fixed cost? | One that doesn’t change with the amount made, such as rent or insurance.
What is a variable cost? | One that changes with the amount made, such as bottles or grapes.
Name three costs of winemaking other than grapes. | Labor, equipment, and energy; also barrels, storage, and loans to carry inventory.
Why does long aging cost money even if nothing is done? | Capital and space are tied up, and wine evaporates.
Name four parts of packaging. | Bottle; closure; label and capsule; carton.
What does a heavier bottle cost besides glass? | More freight, and more carbon emissions.
What is excise duty? | A tax on certain goods, such as alcohol, usually by volume or by strength.
What is a tariff? | A tax on imported goods.
What is a free trade agreement? | A treaty that lowers or removes tariffs and other barriers between countries.
The European Union’s {{single market}} lets goods move among its members without customs.
What is value-added tax? | A tax on the value added at each stage, borne in the end by the consumer.
What is the gross margin? | The selling price minus the cost of goods, divided by the selling price.
How does markup differ from margin? | Markup is profit divided by cost; margin is profit divided by selling price.
A bottle bought at 6 and sold at 10 has a margin of {{40%}}.
A bottle bought at 6 and sold at 9 has a markup of {{50%}}.
A margin of 50% is a markup of {{100%}}.
What does a weak currency of the producing country do for its exports? | It makes them cheaper abroad.
What is hedging? | Fixing a future exchange rate by contract, so that later swings do no harm.
What is ex works? | An Incoterm, a standard trade term: the buyer picks up the goods at the seller’s door and pays for all transport.
What is FOB? | Free on board: the seller pays until the goods are on the ship at the named port.
What is CIF? | Cost, insurance, and freight: the seller pays sea freight and insurance to the named port of destination.
What is DDP? | Delivered duty paid: the seller pays for transport, duty, and tax all the way to the buyer.
What is en primeur? | Selling wine before it is bottled, as Bordeaux does in the spring after harvest.
What is a négociant’s role on the Place de Bordeaux? | It buys from châteaux through brokers and sells to merchants around the world.
What is a courtier? | A broker between grower or château and merchant, paid by commission.
What is a bonded warehouse? | A warehouse where no duty or tax is due until the goods leave.
What is provenance? | The record of where a wine has been and how it was kept.
What is Liv-ex? | A trading exchange in London for fine wine, which publishes indices.
Name two risks of wine as an investment. | Prices can fall, and counterfeits exist; also storage costs and slow sales.
What is the break-even point? | The amount of sales at which income covers all costs.
What is cash flow, and why is it hard for wineries? | Money in and out over time; costs come a year or more before sales.
What is a levy? | A charge paid by producers, often by volume, that funds research or promotion.
What is the OIV? | The International Organisation of Vine and Wine, an intergovernmental body that sets standards and gathers statistics.
What is a geographical indication? | A protected place name for goods that owe their quality or reputation to that place.
How do PDO and PGI differ in where the grapes grow? | For a protected designation of origin (PDO), all in the area; for a protected geographical indication (PGI), at least 85%.
`,
);

const marketAndSale = cardsOf(
  'd2',
  `
What is the three-tier system? | The American rule that producers sell to distributors, distributors to retailers, and retailers to consumers.
Which amendment ended Prohibition and left alcohol to the states? | The Twenty-first, in 1933.
What is a control state? | An American state that holds a monopoly on part of the trade in alcohol.
What is a monopoly market? | One where the state alone sells alcohol, or some of it, as in Sweden, Norway, Finland, and most of Canada.
The monopoly of Sweden is called {{Systembolaget}}.
The monopoly of Ontario is the {{LCBO}}.
The monopoly of Norway is {{Vinmonopolet}}.
The monopoly of Finland is {{Alko}}.
How does a monopoly often buy? | By tender: it names the style and price it wants, and suppliers make offers.
What is direct to consumer? | Selling from producer to drinker: at the winery, through a club, or online.
What does selling direct gain and cost? | It gains the whole margin and a relationship with the customer; it costs staff time, shipping, and tax paperwork.
Which US Supreme Court case of 2005 dealt with direct shipping? | Granholm v. Heald: states may not favor their own wineries over those of other states.
What does an importer do? | Buys abroad, clears customs, pays duty, stores, and sells on in its market.
What does a distributor do? | Sells and delivers to retailers and restaurants in its area.
What is an agent? | One who arranges sales for a commission and doesn’t own the goods.
What is a broker in bulk wine? | One who brings buyer and seller together for a commission.
What does exclusivity give an importer? | The right to be the only seller of a brand in a territory.
Name two reasons for a producer to have its own sales company abroad. | Control over brand and price, and knowledge of the market; the drawback is the cost.
What is the off-trade? | Sale of alcohol to be drunk elsewhere: stores, supermarkets, online.
What is the on-trade? | Sale of alcohol to be drunk on the spot: restaurants, bars, hotels.
What is the strength of supermarkets in wine? | Volume, convenience, and low price.
What do supermarkets ask of suppliers? | Large, steady volume, low prices, promotions, and on-time delivery.
What is a listing fee? | A payment by a supplier for a place on the shelf or the list.
What is a deep discounter? | A retailer with few products, low costs, and low prices, such as Aldi and Lidl.
What do specialist shops rely on? | Advice, range, tastings, and service.
What is a hybrid retailer? | A store that sells wine both to take away and to drink on the spot.
What is travel retail? | Stores for travelers at airports and on ships, often duty-free.
What is a wine club? | Regular deliveries to members, chosen by the seller.
Why is by-the-glass service attractive, and risky? | Margins are high and guests try new wines, but open bottles spoil.
How do restaurants often set prices? | Cost times a multiple, often about three, and lower on expensive bottles.
What is a cash margin? | A fixed amount of profit on each bottle, rather than a percentage.
What is corkage? | A fee for serving a bottle that the guest brought.
What is a wine list’s job besides informing guests? | It steers guests to wines that earn money and suit the food.
What does a gatekeeper do in the trade? | Decides what reaches consumers, as retail buyers and sommeliers do.
What is market segmentation? | Dividing buyers into groups with similar needs.
Name four ways to segment a market. | By geography, demographics, psychographics, and behavior.
What is a target market? | The segment that a product is made and sold for.
What are low-involvement consumers? | Buyers who see little risk, spend little time, and rely on price, brand, and promotion.
What are high-involvement consumers? | Buyers who are interested, seek information, try new things, and pay more.
What are the four Ps? | Product, price, place, and promotion.
Which two Ps are often added to the four? | People and process; also physical evidence.
What does SWOT stand for? | Strengths, weaknesses, opportunities, and threats.
Which parts of SWOT lie inside the firm? | Strengths and weaknesses.
What is a SMART objective? | One that is specific, measurable, achievable, relevant, and time-bound.
What is a brand? | A name and symbols that set goods apart, together with what buyers expect of them.
What is brand equity? | The value that a name adds to the product.
What is a ladder brand? | A range under one name at rising prices, so that buyers trade up.
What is a soft brand? | A name, such as a region’s or a grape’s, that works as a brand but is owned by no single firm.
What is a luxury brand marked by? | Scarcity, high price, and status.
What is premium pricing? | A price set high to signal quality.
What is penetration pricing? | A low price at first, to win share.
What is the danger of a deep discount? | It lowers what buyers think the wine is worth.
Name four kinds of price promotion. | Money off, multibuy, link save, and limited-time offer.
What is a unique selling point? | Something a product has and its rivals don’t.
What is public relations? | Managing how a firm is seen, through the press, events, and people.
What is wine tourism good for? | Sales at full margin, loyalty, and reputation.
What are an influencer’s limits? | Reach isn’t sales, and paid posts must be labeled as such.
What did France’s Loi Évin of 1991 restrict? | The advertising of alcohol.
What is minimum unit pricing? | A minimum legal price for each unit of alcohol, in force in Scotland since 2018.
What is social responsibility in wine? | Care for people and nature at every stage: fair pay, moderate drinking, and the environment.
What is Fairtrade for wine? | Certification that sets minimum prices and a premium for workers or small growers.
What is greenwashing? | Claiming to do more for the environment than you do.
What is a generic promotion body? | An organization, such as Wine Australia, that promotes a country or region, not one brand.
What is a sales forecast for? | To plan production, stock, staff, and cash.
What is an allocation? | A share of a scarce wine that a customer may buy.
What does vintage variation mean for a large brand? | The brand has to blend to keep its style and volume steady.
`,
);

export const d2 = [...tradeAndCost, ...marketAndSale];
