/**
 * Other words that visitors use for a page, or for a section by its anchor. A calculator's own search words are in
 * its definition; these are in addition.
 */
export const pageWords: Record<string, string> = {
  '/': 'home start',
  '/tools': 'calculator calculators tool calculate offline install app phone spreadsheet math',
  '/services': 'analytics consulting consultant ndvi drone imagery vigor map remote sensing dashboard',
  '/services#terms': 'price prices pricing cost costs fee rate quote free qualify eligible criteria terms',
  '/contact': 'email mail phone hire book inquiry enquiry appointment consultation',
  '/about': 'who founder owner credentials team mission',
  '/wset': 'wset exam diploma flashcards study atlas regions tasting',
  '/regions/map': 'map maps',
  '/regions/american-viticultural-areas':
    'ava avas appellation appellations viticultural area areas coordinates border boundary',
  '/privacy-policy': 'gdpr ccpa cookies data protection delete account',
  '/blog': 'articles guides posts news',
  '/blog/us-wine-industry-export-problem': 'tariff tariffs ttb export import duty trade canada',
  '/blog/sulfur-dioxide-management-in-winemaking': 'sulfites malolactic mlf label kmbs campden',
  '/blog/numbers-to-weigh-by': 'proof accuracy wrong formulas mistakes test vectors tables',
  '/blog/yan-management-in-winemaking': 'stuck sluggish fermentation nutrients dap fermaid',
  '/blog/wine-calculation-tools-for-winemakers':
    'chaptalization chaptalisation hydrometer temperature refractometer abv',
  '/projects': 'portfolio case studies work examples',
  '/projects/grapeleafgpt': 'gpt ai leaf disease esca detection machine learning trunk',
  '/projects/bordeaux-sat': 'satellite cubesat orbit space',
  '/projects/winery-lot-tracking': 'lot tracking sms text message records blending traceability compliance',
  '/projects/organic-wine-additives': 'organic additives tartaric ingredients natural',
  '/projects/ava-wikipedia': 'ava appellation encyclopedia',
  '/projects/michigan-wine-portal': 'michigan fennville lake shore wineries',
  '/projects/domigo': 'bread sourdough baking',
};
