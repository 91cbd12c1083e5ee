import { words } from './words.ts';
export const months: Record<string, number> = {
  january: 1,
  jan: 1,
  enero: 1,
  ene: 1,
  february: 2,
  feb: 2,
  febrero: 2,
  march: 3,
  mar: 3,
  marzo: 3,
  april: 4,
  apr: 4,
  abril: 4,
  abr: 4,
  may: 5,
  mayo: 5,
  june: 6,
  jun: 6,
  junio: 6,
  july: 7,
  jul: 7,
  julio: 7,
  august: 8,
  aug: 8,
  agosto: 8,
  ago: 8,
  september: 9,
  sept: 9,
  sep: 9,
  septiembre: 9,
  setiembre: 9,
  october: 10,
  oct: 10,
  octubre: 10,
  november: 11,
  nov: 11,
  noviembre: 11,
  december: 12,
  dec: 12,
  diciembre: 12,
  dic: 12,
};

export const weekdays: Record<string, number> = {
  sunday: 0,
  sun: 0,
  domingo: 0,
  monday: 1,
  mon: 1,
  lunes: 1,
  tuesday: 2,
  tues: 2,
  tue: 2,
  martes: 2,
  wednesday: 3,
  wed: 3,
  weds: 3,
  miercoles: 3,
  thursday: 4,
  thurs: 4,
  thur: 4,
  thu: 4,
  jueves: 4,
  friday: 5,
  fri: 5,
  viernes: 5,
  saturday: 6,
  sat: 6,
  sabado: 6,
};

export type PartOfDay = 'am' | 'pm' | 'night';

/** Days before reception, with the part of the day if the word implies one; `loose` words are of any day named beside them. */
export const relativeDays: { days: number; part?: PartOfDay; loose?: true; en: string[]; es: string[] }[] = [
  { days: 0, en: ['today', 'tdy', '2day', 'just now'], es: ['hoy', 'ahorita', 'hoy dia', 'recien'] },
  {
    days: 0,
    part: 'am',
    en: words('this morning, this am, this morn, this mornin, today am, this a m'),
    es: words('esta manana, hoy en la manana, hoy por la manana, la manana de hoy'),
  },
  {
    days: 0,
    part: 'am',
    loose: true,
    en: words('am rounds, all morning, morning rounds, am round, am, morning, am check, in the am'),
    es: words('en la manana, por la manana, toda la manana, temprano, de manana'),
  },
  {
    days: 0,
    part: 'pm',
    en: words('this afternoon, this pm, this aft, this evening, this eve, today pm'),
    es: words('esta tarde, hoy en la tarde, hoy por la tarde'),
  },
  {
    days: 0,
    part: 'pm',
    loose: true,
    en: words('pm rounds, pm round, all afternoon, all evening, afternoon, pm, evening, evening rounds'),
    es: words('por la tarde, en la tarde, toda la tarde'),
  },
  {
    days: 0,
    part: 'night',
    en: ['tonight', 'tonite'],
    es: ['esta noche', 'hoy en la noche', 'hoy por la noche'],
  },
  { days: 0, part: 'night', loose: true, en: [], es: words('por la noche, en la noche, de noche') },
  {
    days: 1,
    en: ['yesterday', 'yday', 'yest', 'ystdy', 'ystrdy', 'yestrday', 'yesterdays', 'yesterdy', 'y day'],
    es: ['ayer', 'el dia de ayer'],
  },
  {
    days: 1,
    part: 'am',
    en: words('yesterday morning, yday am, yesterday am, yday morning, last morning'),
    es: ['ayer por la manana', 'ayer en la manana', 'ayer temprano'],
  },
  {
    days: 1,
    part: 'pm',
    en: words(`
      yesterday afternoon, yday pm, yesterday pm, yesterday evening, yday afternoon, yday aft, yesterday aft, yest aft,
      yesterday eve, yday eve, yest eve, last evening, last evenin, last eve, last evenings, last afternoon, last aft
    `),
    es: words('ayer por la tarde, ayer en la tarde, ayer tarde'),
  },
  {
    days: 2,
    en: ['day before yesterday', 'the day before yesterday'],
    es: ['anteayer', 'antier', 'antes de ayer', 'antes de ayer'],
  },
  {
    days: 2,
    part: 'night',
    en: words('night before last, the night before last'),
    es: words('anteanoche, antenoche, antes de anoche, antier en la noche, anteayer por la noche'),
  },
];

/** Days that only the sender knows. */
export const unknownDays = {
  en: words(
    'the other day, the other night, the other morning, the other evening, the day before, the night before',
  ),
  es: words('el otro dia, la otra noche, la otra tarde, la otra manana, el dia anterior, el dia de antes'),
};

/**
 * "Last night": before noon the night that just ended; later in the day still that one, since the coming night is
 * "tonight".
 */
export const lastNight = {
  en: words('last night, last nite, lastnight, last nights, yesterday night, yday night, yest night'),
  es: words(`
    anoche, ayer por la noche, ayer en la noche, ayer noche, ayer de noche, la noche pasada, la noche anterior, la noche de ayer
  `),
};
