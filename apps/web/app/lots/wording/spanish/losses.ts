import type { OfficeWording } from '../english-office.ts';

export const losses: OfficeWording['losses'] = {
  title: 'Pérdidas',
  titleOf: (from, through) => `Pérdidas, del ${from} al ${through}`,
  isBackward: 'El primer día es posterior al último.',
  unusual: 'Fuera de lo común',
  isUnusual: 'fuera de lo común',
  unusualRule: (times, leastShare, others, shareWhereRare) =>
    `Más de ${times} veces la proporción mediana de las demás pérdidas por el mismo motivo, y más de ${leastShare} de lo que tenía el recipiente. Donde hay menos de ${others} de ellas: más de ${shareWhereRare}.`,
  byKind: 'Por motivo',
  byVessel: 'Por recipiente',
  from: 'Primer día',
  through: 'Último día',
  periods: { thisMonth: 'Este mes', thisYear: 'Este año', lastYear: 'El año pasado' },
  lost: 'perdidos',
  lostOf: (share, volume) => `perdidos, ${share} de ${volume} manejados`,
  none: 'El libro no tiene pérdidas de vino en este período.',
  beforeWine: (volume) =>
    `Otros ${volume} de jugo y mosto no cuentan: la ley y la declaración solo cuentan el vino.`,
  allowances: {
    'on hand and received': 'en existencia y recibidos',
    'made by fermentation': 'hechos por fermentación',
  },
  allowance: (percent, volume, of) => `${percent} de ${volume} ${of}`,
  claim: (parts, volume) =>
    `27 CFR 24.266 exige una reclamación por encima de ${parts}: ${volume} en este período.`,
  above: (volume) => `Estas pérdidas superan ese límite por ${volume}.`,
  below: 'Estas pérdidas están por debajo de ese límite.',
  edition: 'La sección se leyó en su edición de 2015; antes de confiar en esto hay que consultar la ley.',
  ofJuice: (volume) => `${volume} de jugo o mosto`,
  share: (percent, volume) => `${percent} de ${volume}`,
  foundAtInventory: 'Visto en el inventario',
  foundFor: (reason) => `Visto en el inventario: ${reason}`,
  foundByMeasuring: 'Visto al medir',
  notWine: (cause) => `${cause} (jugo o mosto)`,
};
