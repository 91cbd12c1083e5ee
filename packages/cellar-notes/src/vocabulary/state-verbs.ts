import type { VerbEntry } from './verb-entry.ts';
import { words } from './words.ts';

export const stateVerbs: VerbEntry[] = [
  {
    op: 'state',
    state: 'fermentation_started',
    en: {
      nouns: words(`
        ferment kicked off, ferment started, fermentation started, started fermenting, starting to
        ferment, fermenting now, kicked off, ferment kicked in, active ferment, ferm started, ferment
        taking off, ferment took off, fermentation kicked off, is fermenting, ferment going, ferment is
        going, ferment has started, ferment is on, starting to go
      `),
    },
    es: {
      nouns: words(`
        empezo a fermentar, comenzo a fermentar, arranco la fermentacion, ya fermenta, esta fermentando,
        ya esta fermentando, arranco, inicio fermentacion, inicio la fermentacion, inicio de fermentacion,
        empezo la fermentacion, comenzo la fermentacion, arranco a fermentar, ya arranco, empezo
        fermentacion, fermentacion iniciada, fermentacion arranco
      `),
    },
  },
  {
    op: 'state',
    state: 'fermentation_started',
    native: true,
    en: {
      nouns: words(`
        native ferment started, native ferment kicked off, native ferment, native fermentation, wild
        ferment, wild ferment started, native yeast, going native, no yeast added, native start, went
        native, spontaneous ferment, wild yeast, wild fermentation, spontaneous fermentation,
        uninoculated, native, wild, native fermentation started, native ferm
      `),
    },
    es: {
      nouns: words(`
        fermentacion espontanea, fermentacion nativa, levadura nativa, sin levadura, fermentacion natural,
        levaduras nativas, fermentacion espontanea arranco
      `),
    },
  },
  {
    op: 'state',
    state: 'fermentation_finished',
    en: {
      nouns: words(`
        ferment done, done fermenting, fermentation done, finished fermenting, ferment finished,
        fermentation finished, primary done, primary is done, primary complete, primary finished, finished
        primary, through primary, primary fermentation done, done with primary, went dry, fermentation complete, ferment complete, is dry, gone dry, dry
        now, fermented dry, ferm done, fermentation is done, ferment is done
      `),
    },
    es: {
      nouns: words(`
        termino de fermentar, termino la fermentacion, fermentacion terminada, ya termino de fermentar, ya
        esta seco, acabo de fermentar, acabo la fermentacion, fermentacion completa, fin de fermentacion,
        quedo seco, termino fermentacion
      `),
    },
  },
  {
    op: 'state',
    state: 'malolactic_finished',
    en: {
      nouns: words(`
        ml done, mlf done, ml complete, mlf complete, ml finished, mlf finished, malo done, malolactic
        done, malolactic complete, finished ml, finished mlf, malo complete, malolactic finished, through
        ml, thru ml, malo finished, through malo, done with ml, ml is done
      `),
    },
    es: {
      nouns: words(`
        malolactica terminada, termino la malolactica, termino malolactica, maloláctica lista, malolactica
        completa, fml terminada, acabo la malolactica
      `),
    },
  },
  {
    op: 'state',
    state: 'malolactic_started',
    en: {
      nouns: words(`
        ml started, mlf started, malo started, malolactic started, in ml, started ml, going through ml, ml
        going, mlf going
      `),
    },
    es: {
      nouns: [
        'empezo la malolactica',
        'inicio la malolactica',
        'arranco la malolactica',
        'comenzo la malolactica',
      ],
    },
  },
  {
    op: 'state',
    state: 'fermentation_stuck',
    en: { nouns: ['stuck', 'stuck ferment', 'ferment stuck', 'stalled', 'ferment stalled', 'sluggish'] },
    es: {
      nouns: [
        'fermentacion parada',
        'se paro la fermentacion',
        'fermentacion detenida',
        'se detuvo la fermentacion',
      ],
    },
  },
];
