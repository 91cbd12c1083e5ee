import { words } from './words.ts';
/** Function words: direction, shares, negation, plans, roles of numbers. */
export const cueWords = {
  from: {
    en: ['from', 'off of', 'out of', 'off', 'fr', 'ex', 'frm'],
    es: ['del', 'de', 'desde', 'de la', 'de las', 'de los', 'de el', 'desde el', 'desde la'],
  },
  to: {
    en: ['to', 'into', 'onto', 'in to', 'between', 'among'],
    es: words(`
      al, a la, a las, a los, hacia, entre, a, hasta, para el, para la, hacia el, hacia la, para
    `),
  },
  in: {
    en: [
      'in',
      'inside',
      'on',
      'for',
      'at',
      '@',
      'sitting in',
      'sat in',
      'stored in',
      'parked in',
      'resting in',
    ],
    es: ['en', 'en el', 'en la', 'en los', 'en las', 'sobre', 'dentro de', 'dentro del'],
  },
  with: { en: ['with', 'w', 'w/', 'using', 'wth', 'plus', 'thru', 'through'], es: ['con', 'usando', 'c/'] },
  each: {
    en: words(`
      each, ea, apiece, both, per bbl, per barrel, per tank, per bin, per vessel, per carboy, each one,
      per drum, per keg, in each, to each, per, every, a piece, a barrel, a bbl, a tank, a bin, a keg, a drum, a carboy,
      avg, average, averaging, averaged, on average
    `),
    es: words(`
      c/u, cu, cada uno, cada una, a cada uno, en cada uno, a cada una, en cada una, cada, ambos, ambas,
      por barrica, por tanque, por bin, por cada, cada tanque, cada barrica, cada bin, en cada barrica, en
      cada tanque, a los dos, en los dos, a las dos, los dos, a ambos, en ambos, por garrafa, promedio, en promedio, de promedio
    `),
  },
  all: {
    en: words(`
      everything, all, every tank, all tanks, all bins, all the tanks, all the bins, all barrels, all the
      barrels, all reds, all the reds, all whites, all bbls, everybody, the whole cellar, all of them, the
      rest, the others, them all
    `),
    es: words(`
      todo, todos, todas, todos los tanques, todas las barricas, todos los bins, los demas, el resto,
      todos los tintos, todos los blancos
    `),
  },
  not: {
    en: words(`
      no, not, without, didnt, wasnt, dont, never, isnt, havent, hasnt, didn t, wont, cant, skip, skipped,
      w/o, wo
    `),
    es: ['sin', 'nunca', 'todavia no', 'aun no', 'tampoco'],
  },
  now: {
    en: words(`
      now, now at, is now, down to, up to, brought to, ended at, landed at, after, dropped to, came to,
      now reads
    `),
    es: ['ahora', 'quedo en', 'bajo a', 'subio a', 'ya esta en', 'ahora esta en', 'ahora en'],
  },
  holds: {
    en: ['has', 'holds', 'holding', 'contains', 'has about', 'is holding'],
    es: ['contiene', 'tiene', 'hay', 'quedo con', 'tiene unos'],
  },
  left: {
    en: [
      'left',
      'left in',
      'left behind',
      'leaving',
      'stayed behind',
      'remaining',
      'remain',
      'remains',
      'still in',
      'remaining in',
      'on hand',
    ],
    es: [
      'quedan',
      'queda',
      'quedaron',
      'restan',
      'sobran',
      'sobraron',
      'sobro',
      'quedando',
      'dejando',
      'se quedaron',
    ],
  },
  lees: {
    en: words(`
      lees, gross lees, off lees, of lees, fine lees, sediment, sludge, mud, muck, crud, gunk, trub, heads, bottoms,
      solids, hold up, holdup, heel, heels, dregs, in the
      line, in the lines, in the hose, in the hoses, left in the line, left in the lines, left in the hose, left in the hoses,
      stuck in the line, stuck in the hose, left behind as lees
    `),
    es: words(`
      lias, borras, borra, lodos, lodo, lias gruesas, heces, turbios, fangos, sedimento, sedimentos, en la manguera, en las mangueras
    `),
  },
  freeRun: {
    en: ['free run', 'fr', 'freerun'],
    es: ['yema', 'vino yema', 'flor', 'vino flor', 'lagrima', 'mosto yema', 'mosto flor', 'vino de yema'],
  },
  pressFraction: {
    en: words(`
      press fraction, press wine, hard press, light press, press juice, press cut, heavy press
    `),
    es: ['vino prensa', 'vino de prensa', 'de prensa', 'prensa dura', 'mosto prensa', 'mosto de prensa'],
  },
  wholeCluster: {
    en: ['whole cluster', 'wc', 'whole bunch'],
    es: ['racimo entero', 'racimos enteros', 'de racimo entero'],
  },
  total: {
    en: ['total', 'tot', 'in total', 'in all', 'all told', 'altogether', 'total volume', 'combined'],
    es: ['en total', 'totales', 'total'],
  },
  half: {
    en: ['half', 'half each', 'evenly', 'equally'],
    es: ['mitad', 'la mitad', 'mita', 'por igual', 'en partes iguales'],
  },
  rest: { en: ['rest', 'the rest', 'remainder', 'balance'], es: ['resto', 'el resto', 'lo demas'] },
  gross: { en: ['gross', 'gross wt', 'gross weight'], es: ['bruto', 'peso bruto'] },
  tare: { en: ['tare', 'tare wt', 'tare weight'], es: ['tara'] },
  net: { en: ['net', 'net wt', 'net weight', 'nett'], es: ['neto', 'peso neto', 'netos'] },
  tag: {
    en: words(`
      weigh tag, tag, weightag, weigh tag no, weigh tag number, wt tag, ticket, tag no, scale ticket,
      weigh ticket, tag number
    `),
    es: ['boleta', 'ticket', 'folio', 'papeleta', 'vale', 'boleta de peso'],
  },
  about: {
    en: words(`
      about, abt, around, approx, roughly, ~, almost, nearly, maybe, prob, probably, prolly, ish, approximately, circa, ca, just
      over, just under, like
    `),
    es: words(`
      como, aprox, aproximadamente, unos, unas, casi, mas o menos, alrededor de, cerca de, tal vez, quizas, a lo mejor,
      probablemente
    `),
  },
  solution: { en: ['solution', 'soln', 'sol', 'soltn'], es: ['solucion', 'al'] },
  yeast: { en: ['yeast', 'yeasts', 'dry yeast', 'active dry yeast'], es: ['levadura', 'levaduras', 'lev'] },
  bacteria: {
    en: words(`
      ml bacteria, mlb, malolactic bacteria, ml culture, ml, mlf, bacteria, malolactic, malo, malolactic
      culture
    `),
    es: words(`
      bacterias, bacteria malolactica, bacterias malolacticas, malolactica, bacterias lacticas, fml
    `),
  },
  nutrient: {
    // Several nutrients are called Fermaid.
    en: ['nutrient', 'nutrients', 'yeast nutrient', 'yeast food', 'fermaid'],
    es: ['nutriente', 'nutrientes', 'nutricion'],
  },
  air: {
    en: ['with air', 'w/ air', 'w air', 'aerated', 'aerative', 'splash', 'with aeration', 'air'],
    es: ['con aire', 'aireado', 'con aireacion', 'con oxigeno', 'abierto'],
  },
  must: {
    en: words(`
      must, juice, wine, of must, of juice, of wine, free, yield, yielded, made, got, out, came out,
      produced, gave, volume, ended up with, fermenter, skins
    `),
    es: words(`
      mosto, de mosto, de vino, vino, jugo, de jugo, salieron, salio, dio, dieron, rindio, obtuvimos,
      sacamos, rindieron, resultaron
    `),
  },
  is: {
    en: words(`
      is, was, were, at, is at, reads, read, reading, came in at, are, came back, showing, shows, its,
      hit, of, came out at, tested, measured, checked, check, sitting at, running, came out, came in at,
      level, measures, tests, tasted at, test, readings, came back at, was at, still at, still, just, down
      at, up at
    `),
    es: words(`
      es, esta, estan, esta a, esta en, salio, salio a, marca, marco, dio, da, lectura, tiene, anda en,
      medi, medimos, va en, va a, amanecio en, amanecio a, salio en, trae, tenia, anda a, quedo a, sigue
      en, sigue a, sigue, tiene un, resultado, analisis, midio, registro, dio un, traia, marcaba
    `),
  },
  set: {
    en: words(`
      set to, set at, setpoint, set point, setting, glycol, chiller, jacket, set, thermostat, reset to,
      cooling, heat on, cooling on, jackets
    `),
    es: words(`
      glicol, setpoint, puesto a, ajustado a, termostato, puse el glicol, chaqueta, chaquetas, enfriador,
      enfriamiento, consigna, glicol puesto
    `),
  },
  occasion: {
    en: words(`
      at crush, at press, at the press, to press, for press, at bottling, straight to press, straight to
      the press, before press, after press, before bottling, after bottling, after racking, before
      racking, at racking, at crusher, at the crusher, before crush, after crush, by the press, during
      crush, during bottling, during racking, to the press, into press, on the crush pad, crush pad,
      crushpad, press pad, at destemmer, in the press, into the press, after pressing, at pressing, before
      pressing, ready to press, ready to rack, ready to bottle, ready for bottling, needs racking, needs
      topping, needs a rack, after topping, pre bottling, post press, pre press, post crush, post rack,
      post racking, direct to press, sugar depletion, sugar break, at inoculation, at inoc, at pitch,
      before inoculation, after inoculation, before inoc, after inoc, after pd, before pd, after
      punchdown, before punchdown, after pump over, before pump over, after po, before po, end of ferment,
      after ml, post ml, depletion, drop, lag phase
    `),
    es: words(`
      al prensar, al estrujar, al despalillar, antes de prensar, despues de prensar, directo a prensa, a
      la prensa, directo a la prensa, en la prensa, en prensa, antes de embotellar, despues del trasiego,
      antes del trasiego, en el trasiego, para prensar, listo para prensar, listo para embotellar, despues
      de trasegar, antes de trasegar, al trasegar, al embotellar, agotamiento de azucar, en la molienda,
      al moler, a la mitad de la fermentacion, antes del bazuqueo, despues del bazuqueo, despues del
      remontaje, antes del remontaje, de fermentacion
    `),
  },
  /** Not the wine: "the T2 hose is leaking", "the valve stuck". */
  equipment: {
    en: words(`
      valve, valves, pump, pumps, hose, hoses, gasket, gaskets, clamp, clamps, fitting, fittings, seal, o ring, manway,
      hatch, door, gate, lid, bung, airlock, racking arm, agitator, forklift, mixer, glycol line, jacket, sight glass
    `),
    es: words(`
      valvula, valvulas, bomba, bombas, manguera, mangueras, empaque, empaques, abrazadera, conexion, sello, compuerta,
      puerta, tapa, tapon, montacargas, llave de paso, agitador
    `),
  },
  /** Wine that leaves in bulk. */
  sold: {
    en: words(
      'sold, sold off, bulk sale, sold in bulk, sold bulk, shipped, shipped out, trucked, trucked out, in bulk',
    ),
    es: words(
      'vendi, vendimos, vendio, vendieron, vendido, se vendio, se vendieron, venta a granel, a granel',
    ),
  },
  /** Wine that was mixed in a glass, and tasted. */
  trial: {
    en: words(
      'bench trial, bench trials, bench blend, bench blends, benchtop, trial, trials, trial blend, trial blends, blend trial, blend trials',
    ),
    es: words('prueba de mezcla, pruebas de mezcla, mezcla de prueba, ensayo, ensayos, prueba de banco'),
  },
  look: {
    en: words(`
      smell, smells, smelling, smelled, stinks, stinky, stink, smelly, h2s, rotten egg, rotten eggs,
      reduced, reductive, taste, tastes, tasting, tasted, looks, looking, look, looked, color looks,
      aroma, aromas, nose, palate, note, notes, cloudy, hazy, haze, clear, clearing, bubbling, foaming, foamy,
      foam, fizzing, gassy, tannin, tannins, cherry, fruity, fruit, delicious, film, mold, moldy, nail
      polish, acetone, vinegar, vinegary, sulfury, reduction, cap, thick cap, cap is, oaky, green, harsh,
      tart, sour, sweet, bitter, finish, mouthfeel, body, nice color, weeping, weeps, seeping, dripping, dark, purple, ruby, brown, browning,
      oxidized, oxidised, brett, barnyard, bandaid, yeasty, muddy, sluggish, noisy, happy, settling,
      settled, valve, gasket, lid, bung, airlock, needs, fruit flies, flies, fabulous, nice, great, good,
      weird, funky, off, hot, cold, warm, cool, slow, fast, pellicle, mousy, corked, floral, peach,
      citrus, blackberry, plum, pepper, peppery, earthy, label, door, pump, bugs, clean, cleaned, rinsed, scrubbed,
      washed, sanitized, empty, full, gas, co2, argon, gassed, sparged, purged, blanketed, nitrogen,
      steamed, ozoned, swollen, checked, sample, samples, sampled, heat stable, cold stable, on top, on the top, at the top
    `),
    es: words(`
      muestra, muestras, huele, huelen, olor, olia, sabe, sabor, aroma, aromas, apesta, huevo podrido, podrido, turbio,
      turbia, claro, limpio, limpia, espuma, espumoso, burbujea, burbujeando, nota, notas, color, se ve,
      se ven, vinagre, acetona, reducido, reduccion, tanino, taninos, rico, bueno, buena, bonito, bonita,
      oscuro, oxidado, picado, sombrero, moho, nata, velo, fruta, afrutado, cereza, amargo, acido, dulce,
      boca, nariz, moscas, mosquitos, valvula, tapa, tapon, caliente, frio, fria, lento, lenta, vacio,
      lleno, sano, sana, necesita, lave, lavamos, limpie, limpiamos, enjuague, quesillo, feo, fea, raro,
      rara, bien, mal, fuerte, suave, quemado, humedo, cata, astringente, empaque
    `),
  },
} as const satisfies Record<string, { en: readonly string[]; es: readonly string[] }>;

export type Cue = keyof typeof cueWords;

/** Words that make a sentence a plan. */
export const planWords = {
  en: words(`
    tomorrow, tmrw, tmw, tmrow, tomorow, tmr, 2moro, 2morrow, will, gonna, going to, need to, needs to,
    plan to, planning, plan on, next week, next month, next monday, next tuesday, next wednesday, next
    thursday, next friday, next saturday, next sunday, will be, scheduled, ill, well be, should, have to,
    gotta, want to, let s, lets, later, later today, supposed to, about to, planned, plan, im
    going to, we will, next wk, later this week, in the morning, due, want, this coming
  `),
  es: words(`
    pasado manana, manana, voy a, vamos a, van a, va a, hay que, tenemos que, tengo que, la proxima semana,
    proxima semana, la semana que viene, falta, faltan, toca, planeamos, pienso, al rato, mas tarde,
    pendiente, manana temprano, proximo, el proximo, queremos, quiero, deberiamos, debemos, por hacer, que viene, hare, haremos, haran
  `),
};
