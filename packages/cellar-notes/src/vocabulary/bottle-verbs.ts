import type { BottleUse } from '@orbit-vine/cellar-book/entries/work.ts';
import type { VerbEntry } from './verb-entry.ts';
import { words } from './words.ts';

/** Work with bottles after bottling; these words count only beside a number of cases or bottles. */
export const bottleVerbs: VerbEntry[] = [
  {
    op: 'remove_bottles',
    use: 'taxpaid',
    en: { verbs: ['sell', 'donate'], past: ['sold', 'tax paid'] },
    es: { verbs: ['vender', 'donar', 'regalar'], nouns: ['venta', 'ventas'] },
  },
  {
    op: 'remove_bottles',
    use: 'breakage',
    en: {
      verbs: ['break', 'smash', 'shatter', ['drop', 'dropp']],
      nouns: ['breakage'],
      past: ['broke', 'broken', 'fell'],
    },
    es: {
      verbs: ['romper', 'quebrar', 'estrellar'],
      nouns: ['rotura', 'roturas'],
      past: words(`
        rota, rotas, roto, rotos, se cayo, se cayeron, se me cayo, se me cayeron, se nos cayo, se nos cayeron,
        tire sin querer
      `),
    },
  },
  {
    op: 'remove_bottles',
    use: 'destroyed',
    en: {
      verbs: ['destroy', 'dump', 'discard', 'toss', 'scrap'],
      past: words('poured out, poured down the drain, poured away, threw out, threw away, dumped out'),
    },
    es: { verbs: ['destruir', 'desechar', 'tirar', 'botar', 'descartar'], past: ['destruimos'] },
  },
  {
    op: 'remove_bottles',
    usual: 'taxpaid',
    en: {
      verbs: [['ship', 'shipp'], 'deliver'],
      past: words('dropped off, picked up, gave, gave away, gifted, comped'),
    },
    es: { verbs: ['enviar', 'entregar', 'despachar'], past: ['enviamos', 'entregamos'] },
  },
  {
    op: 'remove_bottles',
    usual: 'tasting',
    en: { verbs: ['pour', 'open', 'taste'] },
    es: { verbs: ['servir', 'abrir'] },
  },
  {
    op: 'remove_bottles',
    en: {
      verbs: ['pull', 'remove', 'grab', 'use', 'sample'],
      past: words('took, took out, taken, sent, went out'),
    },
    es: {
      verbs: ['sacar', 'retirar', 'tomar', 'usar', 'llevar', 'mandar', 'salir'],
      past: ['saque', 'sacamos', 'se llevaron', 'se llevo', 'salieron'],
    },
  },
];

/** What bottles leave for, where no verb says it: "pulled 3 bottles for the tasting room". */
export const bottlePurposes: [BottleUse, { en: string[]; es: string[] }][] = [
  [
    'taxpaid',
    {
      en: words(`
        taxpaid, tax paid, wine club, club, club order, club orders, order, orders, online orders, distributor,
        distributors, wholesale, retail, restaurant, restaurants, customer, customers, shop, store, gift shop,
        farmers market, market, donation, gift
      `),
      es: words(`
        club, pedido, pedidos, distribuidor, distribuidora, restaurante, restaurantes, cliente, clientes, tienda,
        mercado, regalo, donacion, venta
      `),
    },
  ],
  [
    'tasting',
    {
      en: words('tasting, tastings, tasting room, tasting bar, for tasting, pour, pours, festival'),
      es: words('degustacion, degustaciones, cata, catas, sala de degustacion, sala de catas, sala de cata'),
    },
  ],
  [
    'testing',
    {
      en: words('sample, samples, lab, lab samples, analysis, testing, test, tests, qc, stability'),
      es: words('muestra, muestras, laboratorio, analisis, prueba, pruebas'),
    },
  ],
  ['breakage', { en: ['breakage'], es: ['rotura', 'roturas'] }],
  [
    'family_use',
    {
      en: words('family, family use, personal use, home, owner, owners, house'),
      es: ['familia', 'consumo propio', 'casa'],
    },
  ],
  ['export', { en: ['export', 'exports', 'overseas'], es: ['exportacion'] }],
  ['in_bond', { en: ['in bond', 'bond to bond', 'bonded winery'], es: ['bajo fianza'] }],
];
