import type { OfficeWording } from '../english-office.ts';

export const fruit: OfficeWording['fruit'] = {
  title: 'Uva',
  weighIn: 'Pesar uva',
  fields: {
    variety: 'Variedad',
    block: 'Bloque (opcional)',
    vintage: 'Cosecha',
    grower: 'Productor (opcional)',
    weighTag: 'Boleta n.º (opcional)',
  },
  bins: 'Bines',
  bin: (number) => `Bin ${number}`,
  binName: 'nombre',
  grossIn: (unit) => `Bruto, ${unit}`,
  tareIn: (unit) => `Tara, ${unit}`,
  addBin: 'Agregar un bin',
  netOfLot: (net, lot) => `Neto ${net}, lote ${lot}`,
  enter: 'Registrar la uva',
  received: 'Uva recibida',
  noneYet: 'Todavía no se ha recibido uva.',
  back: 'Volver a la uva',
  print: 'Imprimir la boleta',
};

export const weighTag: OfficeWording['weighTag'] = {
  title: 'Boleta de peso',
  numbered: (number) => `Boleta de peso ${number}`,
  ofRow: (seq) => `Boleta de peso del registro ${seq}`,
  facts: {
    winery: 'Vinícola',
    date: 'Fecha',
    grower: 'Productor',
    fruit: 'Uva',
    block: 'Bloque',
    lot: 'Lote',
    row: 'Registro en el libro',
  },
  heads: { bin: 'Bin', gross: 'Bruto', tare: 'Tara', net: 'Neto' },
  net: (weight) => `Neto ${weight}`,
  corrected: (weight) => `Los bines suman ${weight}; el total se corrigió.`,
  weighedBy: 'Pesó',
  receivedBy: 'Recibió',
};
