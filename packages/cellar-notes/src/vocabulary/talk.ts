import { words } from './words.ts';
/** Words around the records: gateway commands, questions, requests, corrections. Folded, without accents. */
export const gateway = {
  stop: words(`
    stop, stopall, stop all, unsubscribe, cancel, end, quit, optout, opt out, revoke, alto, baja
  `),
  help: ['help', 'info', 'ayuda'],
};

export const agrees = ['ok', 'okay', 'k', 'okey', 'oki', 'o k'];
export const disagrees = words(
  'no, nope, nop, wrong, thats wrong, that s wrong, not right, incorrect, incorrecto, mal, esta mal, asi no',
);

/** Openings of a question for a fact. */
export const questions = {
  en: words(`
    whats, what, whens, when, where, wheres, which, who, whos, how, hows, did, does, do, is, are, was,
    were, has, have, can, any, last, latest, show, list, give me, tell me, history, current, status, most
    recent, why
  `),
  es: words(`
    que, cual, cuales, cuando, cuanto, cuanta, cuantos, cuantas, donde, quien, como, hay, ultimo, ultima,
    historial, historia, dime, muestra, muestrame, a que, en que, a cuanto, en cuanto, cual es, cual fue,
    ya
  `),
};

/** Requests that a record can't fulfill: about the world, other people, deletion. */
export const requests = words(`
  turn on, turn off, turn up, turn down, turn the, switch on, switch off, open the, close the, start the,
  stop the, shut off, shut the, order, reorder, buy, call, email, remind me, remind us, send me, text,
  please, pls, plz, can you, could you, can someone, someone, somebody, bring, get me, schedule, pick up,
  go check, check on, set the, set up, lower the, raise the, delete all, delete everything, erase, wipe,
  clear all, delete the, remove all, print, make sure, dont forget, do not forget, move the forklift,
  clean the, wash the, fix the, prende, prenda, prender, apaga, apague, enciende, encienda, abre, abra,
  cierra, cierre, sube, baja la, baja el, llama, llame, manda, mande, mandame, pide, pida, compra, compre,
  avisa, avise, avisame, recuerdame, por favor, porfa, favor de, puedes, podrias, trae, traeme, borra
  todo, borra todos, borre todo, elimina todo, elimina todos, borrar todo, ordena, limpia el, lava el,
  arregla, revisa, checa, dile, pon el, ponle, pon la, pasame, imprime, programa, agenda, conecta,
  desconecta
`);

/** Requests even where all of the work is named. */
export const polite = words(`
  please, pls, plz, can you, could you, would you, can someone, could someone, can somebody, can we, could somebody, someone,
  somebody, remind me, remind us, por favor, porfa, favor de, puedes, pueden, podrias, recuerdame
`);

/** A person, and what one did: no request. */
export const someone = {
  who: words('someone, somebody, anyone, alguien'),
  did: words(`
    left, took, forgot, broke, put, stole, lost, ate, drank, made, did, said, was, is, has, had, dejo, olvido, rompio,
    movio, tomo, perdio
  `),
};

export const voids = words(`
  undo, undo last, undo that, undo it, undo the last, void, void that, void last, cancel that, cancel
  last, cancel the last, cancel it, delete that, delete last, delete the last, delete it, remove that,
  remove last, remove the last, scratch that, scratch the last, scratch last, strike that, ignore that,
  ignore last, ignore the last, disregard, never mind, nevermind, nvm, forget that, forget it, forget
  last, erase that, erase last, borralo, borrala, borra eso, borra el ultimo, borra lo ultimo, borra la
  ultima, borra el anterior, borra lo anterior, borrar ultimo, borrar, borra, anula, anulalo, anula eso,
  anula el ultimo, anula lo ultimo, anular, cancelalo, cancela, cancela eso, cancela el ultimo, cancela lo
  ultimo, deshacer, deshaz, deshazlo, elimina eso, eliminalo, elimina el ultimo, elimina lo ultimo, quita
  eso, quitalo, quita el ultimo, quita lo ultimo, olvidalo, olvidala, dejalo, olvida eso, no vale, that didnt happen, didnt
  happen, eso no paso, disregard that, disregard it, disregard last, disregard the last, ignore it, ignore my last, disregard my last,
  cancel my last, never mind that, nevermind that, never mind it, nevermind it, forget about it, forget about that, forget i said
  anything, drop it, drop that, kill that, take that back, we didnt do it, we did not do it, we never did it, we didnt do that, we did
  not do that, i didnt do it, it never happened, that never happened, never happened, it didnt happen, ended up not doing it,
  we ended up not doing it, decided not to do it, we decided not to do it, ignora eso, ignoralo, ignorala, ignora lo anterior, olvida lo anterior, olvidate, olvidate de eso,
  no hagas caso, haz caso omiso, no lo hicimos, no se hizo, al final no lo hicimos, al final no se hizo, al final no, siempre no
`);

export const amends = words(`
  scratch that, sorry, srry, oops, ooops, woops, whoops, correction, correct that, correcting, i meant, i
  mean, meant, meant to say, actually, should be, should have been, shouldve been, should say, make that,
  make it, wrong, my bad, my mistake, typo, change that to, change it to, change to, change that, that
  was, it was, they were, those were, these were, were, thats, that s, should have said, that should be, wait, no wait, edit, fix that, amend, mistake, strike that, not, instead,
  was, perdon, perdona, perdone, disculpa, disculpe, corrijo, correccion, corregir, corrige, quise decir,
  quiero decir, quise poner, mejor dicho, digo, en realidad, era, eran, fue, fueron, no era, no eran, no
  fue, eso fue, eso era, me equivoque, equivocado, error, ups, lo siento, cambialo a, cambia a, cambiar a,
  debe ser, debia ser, deberia ser, es, son, sino, espera, mas bien, lo correcto es, me confundi
`);

/** "T14 not T12", "era T13 no T3". */
export const instead = words(`
  not, no, instead of, en vez de, en lugar de, rather than, and not, y no, sino
`);

/** Words for something said before, which no message repeats. */
export const references = words(`
  again, same, same again, the same, same as before, same as yesterday, ditto, all, all of it, all of them, everything, otra vez,
  igual, lo mismo, de nuevo, todo, todos
`);

/** Small talk: clearly speech without a cellar word. */
export const chatter = words(`
  lol, lmao, haha, hahaha, hehe, jaja, jajaja, jeje, ok, okay, k, kk, thanks, thx, ty, thank, tks, hi,
  hey, hello, hola, yo, sup, morning, gm, gn, bye, adios, gracias, grax, yes, yep, yeah, yup, si, sip,
  sale, dale, va, vale, cool, nice, great, awesome, perfect, perfecto, listo, enterado, claro, sure, np,
  nada, wow, omg, wtf, buenas, buenos, bien, orale, simon, no, nope, roger, copy, done, test, ping, brb,
  omw, idk, start, unstop, nice, good, lunch, comida, coffee, cafe, beer, cerveza, happy, feliz, congrats,
  felicidades, nomas
`);

/** Thanks, praise, and wishes: "great harvest everyone", "feliz embotellado". */
export const praise = words(`
  thanks, thank, thx, ty, tks, great, good, nice, awesome, amazing, excellent, fantastic, wonderful, fun, happy, merry, cheers,
  congrats, congratulations, kudos, proud, best, love, loved, enjoy, bravo, gracias, grax, buen, buena, buenas, bueno, buenos,
  excelente, feliz, felices, felicidades, felicitaciones, linda, lindo, bonita, bonito, gran, mejor, suerte, salud
`);

/** Work that was done, even beside praise: "great punchdown, done". */
export const finished = words(
  'done, finished, complete, completed, hecho, hecha, listo, lista, terminado, terminada',
);

/** How a reading moves: "8 brix and falling" is not "filling". */
export const trends = words('falling, fell, rising, rose, dropping, climbing, bajando, subiendo');
