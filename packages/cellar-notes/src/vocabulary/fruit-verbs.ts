import type { VerbEntry } from './verb-entry.ts';
import { words } from './words.ts';

export const fruitVerbs: VerbEntry[] = [
  {
    op: 'receive_fruit',
    en: {
      verbs: ['harvest', 'pick', 'receive', 'deliver', 'arrive'],
      nouns: ['harvest', 'intake', 'weigh tag', 'weightag', 'weigh in', 'wt tag'],
      past: [
        'rcvd',
        'recd',
        'rec d',
        'came in',
        'brought in',
        'came off',
        'in from',
        'picked up',
        'took in',
        'unloaded',
      ],
    },
    es: {
      verbs: words(`
        cosechar, vendimiar, pizcar, piscar, recibir, recoger, llegar, cortar, recolectar,
        entregar
      `),
      nouns: ['cosecha', 'vendimia', 'entrada de uva', 'pizca'],
      // Not "entre", which is "between".
      past: [
        'entro',
        'entraron',
        'entramos',
        'ha entrado',
        'han entrado',
        'trajeron',
        'trajimos',
        'trajo',
        'nos trajeron',
        'metimos uva',
      ],
    },
  },
  {
    op: 'crush',
    mode: 'crush',
    en: { verbs: ['crush', 'tread', 'stomp'], nouns: ['crush'] },
    es: {
      verbs: ['estrujar', 'moler', 'triturar', 'molturar'],
      nouns: ['molienda', 'estrujado'],
      past: ['molimos', 'molieron', 'moli'],
    },
  },
  {
    op: 'crush',
    mode: 'destem',
    en: { verbs: [['destem', 'destemm'], ['de stem', 'de stemm'], 'desteme'] },
    es: { verbs: ['despalillar', 'desgranar', 'derraspar', 'desraspar'], nouns: ['despalillado'] },
  },
  {
    op: 'crush',
    mode: 'crush_destem',
    en: {
      nouns: words(`
        crush/destem, destem/crush, c/d, crush destem, crush and destem, destem and crush, destem crush,
        crush & destem, crusher destemmer, crusher/destemmer, destemmer crusher, destemmer/crusher
      `),
      past: words(`
        crushed/destemmed, destemmed/crushed, crushed and destemmed, crushed & destemmed, destemmed and
        crushed, destemmed & crushed, crushed destemmed, destemmed crushed
      `),
    },
    es: {
      nouns: ['despalilladora estrujadora', 'estrujadora despalilladora'],
      past: ['despalillado y estrujado', 'despalillamos y estrujamos', 'despalille y estruje'],
    },
  },
  {
    op: 'press',
    en: { verbs: ['press'], nouns: ['pressoff', 'press off'], past: ['pressed off', 'pressed out', 'prsd'] },
    es: { verbs: ['prensar'], nouns: ['prensa', 'prensada', 'prensado'] },
  },
  {
    op: 'press',
    mode: 'whole_cluster',
    en: {
      nouns: ['whole cluster press', 'wc press', 'whole bunch press'],
      past: ['whole cluster pressed', 'wc pressed', 'whole bunch pressed'],
    },
    es: {
      past: [
        'prensado racimo entero',
        'prensamos racimo entero',
        'prense racimo entero',
        'prensado de racimo entero',
        'prensamos de racimo entero',
      ],
    },
  },
  {
    op: 'inoculate',
    en: {
      verbs: ['inoculate', 'innoculate', 'inocculate', 'pitch'],
      nouns: ['inoc', 'innoc', 'inoculation', 'yeast pitch'],
      past: ['inocd', 'inoced', 'inocced', 'inocked'],
    },
    es: { verbs: ['inocular', 'sembrar', 'inoculizar'], nouns: ['siembra'], past: ['siembre'] },
  },
  {
    op: 'addition',
    en: {
      verbs: words(`
        add, dose, acidify, sulfite, sulphite, chaptalize, chaptalise, mix in, stir in, sprinkle, dump in,
        toss in, treat
      `),
      nouns: words(`
        addition, addn, adds, additions
      `),
      past: words(`
        acidified, sulfured, sulphured, threw in, put in, mixed in, stirred in, hit with, dumped in, addded, aded
      `),
    },
    es: {
      verbs: words(`
        agregar, anadir, echar, adicionar, dosificar, aplicar, incorporar, sulfitar, acidificar,
        chaptalizar, meter, corregir, aditar, suministrar
      `),
      nouns: ['adicion', 'dosis', 'correccion de acidez', 'sulfitado'],
      past: words(`
        puse, pusimos, puso, pusieron, le puse, le eche, le metimos, pongo, hecho de, le
        agregue, le anadi
      `),
    },
  },
  {
    op: 'addition',
    weak: true,
    en: { past: ['put', 'gave', 'gets', 'got', 'used', 'threw', 'hit'] },
    es: { past: ['use', 'usamos', 'dimos', 'di', 'le dimos', 'le di'] },
  },
  {
    op: 'cap_work',
    method: 'punch_down',
    en: {
      verbs: ['punch', 'punch down', 'plunge', 'punchdown'],
      nouns: ['pd', 'pds', 'p d', 'p/d', 'punch downs', 'punchdowns', 'punches', 'pigeage', 'cap punch'],
      past: ['punched down', 'pd ed', 'pded', 'pdd', 'punched cap', 'punched the cap', 'punched down cap'],
    },
    es: {
      verbs: ['bazuquear', 'ponchar', 'pisar', 'bazucar', 'pisonear', 'basuquear'],
      nouns: words(`
        bazuqueo, bazuqueos, ponche, ponches, pisoneo, pisado, pisoneos, basuqueo, basuqueos, bazukeo
      `),
      past: words(`
        hundi el sombrero, hundimos el sombrero, rompi el sombrero, rompimos el sombrero, baje el
        sombrero, bajamos el sombrero
      `),
    },
  },
  {
    op: 'cap_work',
    method: 'pump_over',
    en: {
      verbs: ['pump over', 'pumpover'],
      nouns: ['po', 'pos', 'p o', 'p/o', 'p/os', 'po/s', 'pump overs', 'pumpovers', 'pumping over'],
      past: ['pumped over', 'poed', 'pod'],
    },
    es: { verbs: ['remontar'], nouns: ['remontaje', 'remontajes', 'remontado', 'remonte', 'remontes'] },
  },
  {
    op: 'cap_work',
    method: 'delestage',
    en: { nouns: ['delestage', 'delestages'], past: ['delestaged'] },
    es: { nouns: ['delestaje', 'delestajes', 'deslastrado'] },
  },
  {
    op: 'cap_work',
    method: 'pulse_air',
    en: {
      verbs: ['pulse'],
      nouns: ['pulse air', 'pulsair', 'pulseair'],
      past: ['pulse aired', 'pulsed air'],
    },
    es: { nouns: ['pulso de aire', 'pulsos de aire'] },
  },
  {
    op: 'cap_work',
    method: 'stir',
    en: {
      verbs: [['stir', 'stirr'], 'stir lees'],
      nouns: ['batonnage', 'batonage', 'lees stir', 'lees stirring'],
      past: ['stirred lees', 'stirred the lees', 'stirred up lees'],
    },
    es: {
      verbs: ['batonear'],
      nouns: ['batonaje', 'batonnage', 'removido', 'removido de lias'],
      past: [
        'removi',
        'removimos',
        'removi las lias',
        'removimos las lias',
        'removio',
        'revolvi las lias',
        'revolvimos las lias',
        'revolvieron las lias',
      ],
    },
  },
];
