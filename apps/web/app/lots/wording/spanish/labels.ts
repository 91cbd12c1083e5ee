import type { OfficeWording } from '../english-office.ts';

export const labels: OfficeWording['labels'] = {
  title: 'Etiquetas',
  about:
    'Cuatro por página, con letras que se leen a dos metros. El código abre la página del recipiente en el teléfono de quien trabaja con la vinícola.',
  paper: 'Papel',
  papers: { letter: 'Carta', a4: 'A4' },
  print: (count) => (count === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${count} etiquetas`),
  vessels: 'Recipientes',
  inUse: 'Los que están en uso',
  all: 'Todos',
  none: 'Ninguno',
  empty: 'Vacío',
  unknown: 'Desconocida',
  opens: (vessel) => `Abre ${vessel} en un teléfono`,
};
