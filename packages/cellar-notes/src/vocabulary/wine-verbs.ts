import type { VerbEntry } from './verb-entry.ts';
import { words } from './words.ts';

export const wineVerbs: VerbEntry[] = [
  {
    op: 'transfer',
    mode: 'rack',
    en: { verbs: ['rack'], nouns: ['racking'], past: ['racked off', 'racked over'] },
    es: {
      verbs: ['trasegar', 'trasiegar'],
      nouns: ['trasiego', 'trasiegos', 'trasiegue', 'trasiega', 'trasiegan'],
    },
  },
  {
    op: 'transfer',
    mode: 'rack_and_return',
    en: {
      nouns: ['rack and return', 'rack & return', 'r&r', 'rack n return', 'rack return'],
      past: ['racked and returned', 'racked & returned', 'racked n returned'],
    },
    es: {
      nouns: ['trasiego y retorno', 'trasiego con retorno'],
      past: ['trasegue y regrese', 'trasegamos y regresamos', 'trasegamos y devolvimos'],
    },
  },
  {
    op: 'transfer',
    mode: 'move',
    en: {
      verbs: ['move', ['transfer', 'transferr'], 'xfer', 'siphon'],
      nouns: ['transfer', 'xfer', 'tx', 'trf'],
      past: ['pumped', 'xferd', 'sent', 'pumped out', 'pumping', 'moved over', 'gravity fed', 'trans', 'txd'],
    },
    es: {
      verbs: words(`
        pasar, mover, transferir, bombear, traspasar, trasladar, transvasar, trasvasar, mudar, bajar
      `),
      nouns: ['trasvase', 'trasvasije', 'transferencia', 'traslado'],
      past: ['movi', 'movimos', 'transferi', 'se paso', 'se pasaron'],
    },
  },
  {
    op: 'transfer',
    mode: 'barrel_down',
    en: {
      verbs: ['barrel down', 'fill', 'barreldown'],
      nouns: ['barrel down', 'to barrel', 'barreling', 'barrelling'],
      past: words(`
        barreled down, barrelled down, filled, went to barrel, put to barrel, barrelled, barreled
      `),
    },
    es: { verbs: ['embarricar', 'enbarricar', 'llenar', 'embarrilar'], nouns: ['embarricado'] },
  },
  {
    op: 'transfer',
    mode: 'drain',
    en: { verbs: ['drain'], past: ['drained off', 'emptied', 'emptied out'] },
    es: {
      past: ['vacie', 'vaciamos', 'vaciaron', 'se vacio', 'se vaciaron'],
      verbs: ['descubar', 'drenar', 'escurrir'],
      nouns: ['descube', 'descubes', 'descubado'],
    },
  },
  {
    op: 'transfer',
    mode: 'saignee',
    en: { verbs: ['bleed'], nouns: ['saignee', 'bleed off'], past: ['bled', 'bled off', 'saigneed'] },
    es: { verbs: ['sangrar'], nouns: ['sangria', 'sangrado'] },
  },
  {
    op: 'top',
    en: {
      verbs: [
        ['top', 'topp'],
        ['top up', 'top upp'],
        ['top off', 'top off'],
      ],
      nouns: ['topping', 'topups', 'topup', 'tops'],
      past: ['topped', 'topped up', 'topped off', 'toped'],
    },
    es: { verbs: ['rellenar', 'atestar'], nouns: ['relleno', 'rellenos', 'atesto'] },
  },
  {
    op: 'blend',
    en: {
      verbs: ['blend', 'assemble', 'combine', 'marry'],
      nouns: ['assemblage', 'final blend'],
      past: [
        'married',
        'put together',
        'mixed together',
        'made blend',
        'made the blend',
        'made red blend',
        'made a blend',
        'blnd',
      ],
    },
    es: {
      verbs: ['mezclar', 'ensamblar', 'juntar', 'coupagear', 'combinar'],
      nouns: ['mezcla', 'coupage', 'cupage', 'cupaje', 'ensamblaje', 'ensamble', 'assemblage'],
    },
  },
  {
    op: 'blend',
    weak: true,
    en: { verbs: ['make', 'mix'], past: ['made'] },
    es: { verbs: ['armar', 'revolver'], past: ['hice', 'hicimos'] },
  },
  {
    op: 'split',
    en: {
      verbs: ['divide', 'separate'],
      nouns: ['split', 'splits', 'splitting'],
      past: ['split up', 'splitted'],
    },
    es: { verbs: ['dividir', 'partir', 'repartir', 'separar'], nouns: ['division', 'reparto'] },
  },
  {
    op: 'fine',
    en: { nouns: ['fining', 'finings'], past: ['fined'] },
    es: { verbs: ['clarificar', 'encolar'], nouns: ['clarificacion', 'encolado', 'collage'] },
  },
  {
    op: 'filter',
    en: {
      verbs: ['filter', 'filtre'],
      nouns: ['filtration', 'filt'],
      past: ['filtrd', 'polish filtered'],
    },
    es: { verbs: ['filtrar'], nouns: ['filtracion', 'filtrado', 'filtro'] },
  },
  {
    op: 'filter',
    kind: 'sterile',
    en: { nouns: ['sterile filter', 'sterile filtration'], past: ['sterile filtered'] },
    es: {
      nouns: ['filtracion esteril', 'filtrado esteril', 'filtro esteril'],
      past: ['filtre esteril', 'filtramos esteril'],
    },
  },
  {
    op: 'filter',
    kind: 'pad',
    en: {
      nouns: ['pads', 'pad filter', 'plate filter', 'plate and frame', 'plate & frame'],
      past: ['pad filtered', 'plate filtered'],
    },
    es: {
      nouns: ['placas', 'por placas', 'filtro de placas', 'filtracion por placas'],
      past: ['filtrado por placas', 'filtre por placas', 'filtramos por placas'],
    },
  },
  {
    op: 'filter',
    kind: 'crossflow',
    en: {
      nouns: ['crossflow', 'cross flow', 'crossflow filter', 'xflow', 'x flow'],
      past: ['crossflowed', 'cross flowed', 'crossflow filtered'],
    },
    es: { nouns: ['filtro tangencial', 'filtracion tangencial', 'tangencial'] },
  },
  {
    op: 'filter',
    kind: 'lenticular',
    en: { nouns: ['lenticular', 'lenticular filter'], past: ['lenticular filtered'] },
    es: { nouns: ['filtro lenticular'] },
  },
  {
    op: 'filter',
    kind: 'cartridge',
    en: {
      nouns: ['cartridge filter', 'membrane filter', 'cartridge'],
      past: ['cartridge filtered', 'membrane filtered'],
    },
    es: { nouns: ['cartucho', 'membrana', 'filtro de cartucho', 'filtro de membrana'] },
  },
  {
    op: 'bottle',
    en: { verbs: ['bottle'], nouns: ['bottling', 'bottling run', 'btlg'], past: ['btld', 'botled'] },
    es: { verbs: ['embotellar', 'envasar'], nouns: ['embotellado', 'embotellamiento'] },
  },
  {
    op: 'bottle',
    weak: true,
    en: { past: ['ran', 'put up', 'turned out'] },
    es: {},
  },
  {
    op: 'loss',
    en: {
      verbs: ['spill', 'lose', 'leak', 'overflow', 'foam over', 'drip', 'slosh'],
      nouns: ['loss', 'losses', 'spillage', 'leakage', 'leaks', 'angels share'],
      past: words(`
        lost, spilt, foamed over, boiled over, overflowed, ran over, went on the floor, leaked out, blew
        over, short
      `),
    },
    es: {
      verbs: ['derramar', 'perder', 'fugar', 'gotear', 'desbordar', 'regar'],
      nouns: ['perdida', 'merma', 'mermas', 'derrame', 'fuga', 'perdidas'],
      past: words(`
        se tiraron, se tiro, se cayo, se cayeron, se rego, se regaron, se derramo, se derramaron, se
        perdio, se perdieron, se salio, se salieron, se desbordo, se fugo, se fugaron, se fueron, se nos
        tiraron, se nos tiro, se nos cayo, se nos cayeron, se nos derramo, se nos derramaron, se me cayo,
        se me cayeron, se me tiro, se me tiraron, se me derramo, se me derramaron, se chorreo, se
        chorrearon, se nos fueron
      `),
    },
  },
  {
    op: 'loss',
    weak: true,
    en: {
      verbs: ['sample'],
      nouns: ['sample', 'samples'],
      past: ['took', 'took out', 'pulled', 'pulled out'],
    },
    es: {
      nouns: ['muestra', 'muestras'],
      past: ['saque', 'sacamos', 'sacaron', 'se saco', 'se sacaron', 'retire', 'retiramos'],
    },
  },
  {
    op: 'loss',
    mode: 'spill',
    weak: true,
    en: { past: ['on the floor', 'onto the floor', 'all over the floor', 'on the ground', 'out the valve'] },
    es: { past: ['al piso', 'en el piso', 'al suelo', 'en el suelo', 'por el piso'] },
  },
  {
    op: 'dump',
    en: {
      verbs: ['dump', 'discard', 'toss', 'scrap', 'chuck', 'ditch'],
      past: words(`
        poured out, poured it out, poured it all out, poured all of it out, poured them out, poured them all out,
        threw out, threw it out, threw it all out, threw away, dumped out, poured away, tipped, tipped out
      `),
    },
    es: {
      verbs: ['tirar', 'desechar', 'botar', 'descartar', 'aventar'],
      past: ['tire a la basura', 'tiramos a la basura'],
    },
  },
  {
    op: 'dump',
    weak: true,
    en: {
      past: words(`
        down the drain, went down the drain, went all down the drain, all went down the drain, all down the drain,
        poured down the drain, poured it down the drain, poured it all down the drain, to the drain
      `),
    },
    es: {
      past: ['al drenaje', 'por el drenaje', 'al desague', 'por el desague', 'por el cano', 'a la coladera'],
    },
  },
];
