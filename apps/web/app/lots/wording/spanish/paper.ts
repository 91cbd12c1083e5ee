import type { OfficeWording } from '../english-office.ts';

export const paper: OfficeWording['paper'] = {
  day: 'Día',
  printSheet: 'Imprimir la hoja',
  measuredBy: 'Midió',
  notOnRecord: 'sin dato',
  rows: (count) => (count === 1 ? '1 registro' : `${count} registros`),
};

export const reasons: OfficeWording['reasons'] = {
  evaporation: 'evaporación',
  lees: 'lías',
  spill: 'derrame',
  leak: 'fuga',
  samples: 'muestras',
  unexplained: 'sin explicación',
  'topping not entered': 'relleno sin registrar',
  'misread before': 'mala lectura anterior',
  measured: 'medición',
  inventory: 'inventario',
  bottling: 'embotellado',
  blending: 'mezcla',
  filter: 'filtración',
  dumped: 'tirado',
  pomace: 'orujo',
  crushing: 'molienda',
  rounding: 'redondeo',
};
