import type { OfficeWording } from '../english-office.ts';

export const inventory: OfficeWording['inventory'] = {
  title: 'Inventario',
  titleOn: (day) => `Inventario, ${day}`,
  about:
    'Se mide un recipiente tras otro. Lo medido se guarda en este dispositivo, con o sin señal, y al firmar pasa al libro como un solo registro; las diferencias quedan como aumentos y pérdidas.',
  day: 'Día del inventario',
  beginWith: (vessel) => `Empezar con ${vessel}`,
  continueWith: (vessel) => `Seguir con ${vessel}`,
  startOver: 'Empezar de nuevo',
  discard: 'Sí, descartar las mediciones',
  waits: (day) =>
    `El inventario del ${day} está firmado y en espera de conexión. Este dispositivo lo envía en cuanto la haya.`,
  earlier: 'Inventarios anteriores',
  table: 'Recipientes medidos',
  heads: {
    vessel: 'Recipiente',
    book: 'En el libro',
    measured: 'Medido',
    difference: 'Diferencia',
    lot: 'Lote',
    reason: 'Motivo',
  },
  empty: 'vacío',
  notYet: 'falta',
  signItOff: 'Firmarlo',
  sums: (count, less, more) =>
    `${count === 1 ? '1 recipiente medido' : `${count} recipientes medidos`}: ${less} menos y ${more} más que en el libro.`,
  left: (vessels) => `Sin medir, y quedan como están en el libro: ${vessels}.`,
  andMore: (vessels, count) => `${vessels} y ${count} más`,
  withoutReason: (vessels) => `Sin motivo: ${vessels}.`,
  signOff: (count) => (count === 1 ? 'Firmar 1 recipiente' : `Firmar ${count} recipientes`),
};

export const measuring: OfficeWording['measuring'] = {
  position: (at, count) => `${at} de ${count}`,
  isEmpty: 'Vacío, según el libro.',
  holds: (lot, amount) => `${lot}, ${amount} según el libro.`,
  measuredIn: (unit) => `Medido, en ${unit}`,
  notAnAmount: 'Hace falta una cantidad, por ejemplo 312.5.',
  changedSince: (amount) =>
    `El libro decía ${amount} cuando se midió. Desde entonces se registró más trabajo.`,
  same: 'Igual que en el libro.',
  less: (amount) => `${amount} menos que en el libro`,
  more: (amount) => `${amount} más que en el libro`,
  asOnRecord: (amount) => `Como en el libro: ${amount}`,
  empty: 'Vacío',
  back: 'Atrás',
  skip: 'Omitir',
  next: 'Siguiente',
  why: '¿Por qué?',
  ownWords: 'O con otras palabras',
};

export const counted: OfficeWording['counted'] = {
  sums: { book: 'En el libro', measured: 'Medido', gained: 'De más', lost: 'Perdido' },
  none: 'No hay inventario de ese día, o se anuló.',
  notCounted: (vessels) => `Sin medir ese día: ${vessels}.`,
  row: 'Su registro en el libro',
};

export const bottles: OfficeWording['bottles'] = {
  title: 'Vino embotellado bajo fianza',
  none: 'No hay botellas en existencia.',
  table: 'Botellas en existencia',
  heads: {
    lot: 'Lote',
    bottled: 'Embotellado',
    size: 'Tamaño',
    onHand: 'Existencia',
    bottles: 'Botellas',
    volume: 'Volumen',
    alcohol: 'Alcohol, % vol.',
  },
  toACase: (count) => `, ${count} por caja`,
  inBottles: (volume) => `${volume} en botella`,
  out: 'Botellas que salieron, o contadas',
  which: 'Qué botellas',
  whatHappened: 'Qué pasó',
  counted: 'Contadas en un inventario físico',
  casesOf: (count) => `Cajas de ${count}`,
  toWhom: 'A quién (opcional)',
  intoWhich: 'A qué recipiente',
  choose: 'Elegir',
  enter: 'Registrar',
};

export const arrival: OfficeWording['arrival'] = {
  title: 'Botellas anteriores a este libro, o de otra vinícola',
  how: 'Cómo llegaron',
  accounts: {
    opening: 'Ya estaban al empezar este libro',
    received: 'Recibidas bajo fianza',
    returned: 'Devueltas a la zona bajo fianza después de pagar el impuesto',
  },
  fields: {
    lot: 'Lote',
    variety: 'Variedad',
    vintage: 'Cosecha',
    alcohol: 'Alcohol, % vol.',
    size: 'Tamaño de la botella en mL',
    cases: 'Cajas',
    loose: 'Botellas sueltas',
    supplier: 'Proveedor (opcional)',
  },
  add: 'Agregar estas botellas',
};
