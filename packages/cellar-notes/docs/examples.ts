import type { Operation } from '../src/schema/reading.ts';

/** One message per operation that is read without a question, and the facts it must state. */
export const examples: Record<Operation, { needs: string; en: string; es: string }> = {
  receive_fruit: {
    needs: 'variety or block, weight',
    en: '2,140 lbs vidal blk 5 in bins 4 5 6',
    es: 'Entraron 800 kilos de Chambourcin al bin 8',
  },
  crush: {
    needs: 'from, to',
    en: 'crushed bins 7+8 into T12, 310 gal',
    es: 'despalille bins 1 y 2 en el tanque 14',
  },
  press: {
    needs: 'from, or variety and weight; to',
    en: 'pressed T12 -> T13 255 gal',
    es: 'Prensamos el T4, salieron 190 galones al T13',
  },
  inoculate: {
    needs: 'vessel, strain, amount',
    en: 'inoc T5 w QA23 @ 25g/hl',
    es: 'le puse levadura D254 al T4, 375 gramos',
  },
  addition: { needs: 'vessel, material, amount', en: 'KMBS 40g T9', es: 'nutriente Fermaid K 200 gr T5' },
  cap_work: { needs: 'vessel', en: 'PD T12 x2', es: 'remontaje 15 minutos al tanque 4' },
  measurement: {
    needs: 'vessel or lot, kind, value',
    en: 'T12 22.4B 68F',
    es: 'densidad 1050 tanque 12, 26 grados',
  },
  transfer: { needs: 'from, to', en: 'racked T9 to T14 300 gal', es: 'trasiego del T10 al T14, 280 galones' },
  top: {
    needs: 'vessels, from, volume',
    en: 'topped bbls 101-110 w/ 6 gal from K1',
    es: 'rellene las barricas 121 a 126 con 4 galones del barrilito K2',
  },
  blend: {
    needs: 'parts with volumes, to',
    en: 'blend: 120 gal T9 + 60 gal T10 -> T14',
    es: 'mezcla 100 galones T9 con 50 galones T10 en el T14',
  },
  split: {
    needs: 'from, parts with shares',
    en: 'split T1 100 gal to T13 and 80 gal to T14',
    es: 'dividi el T1 mitad al T13 y mitad al T14',
  },
  fine: { needs: 'vessel, agent, amount', en: 'bentonite 2 lb/1000 T7', es: 'bentonita 900 gramos al T8' },
  filter: { needs: 'from, to', en: 'pad filter T1 -> T14, lost 4 gal', es: 'filtramos el T1 al T13' },
  bottle: {
    needs: 'vessel or lot, cases or bottles',
    en: 'bottled T2 98 cases',
    es: 'embotellamos 60 cajas del T10',
  },
  remove_bottles: {
    needs: 'lot, number of bottles or cases, purpose',
    en: 'sold 20 cases of 24-CS-02',
    es: 'vendimos 20 cajas del 24-CS-02',
  },
  loss: {
    needs: 'vessel, volume',
    en: 'spilled about 5 gal T4 hose popped',
    es: 'se tiraron como 3 galones del T12',
  },
  dump: { needs: 'vessel', en: 'dumped C5, VA', es: 'tiramos la garrafa 4' },
  state: { needs: 'vessel or lot', en: 'T3 ferment started', es: 'el T3 ya termino de fermentar' },
  note: { needs: 'vessel or lot', en: 'T3 smells like h2s', es: 'el T6 huele a huevo podrido' },
};
