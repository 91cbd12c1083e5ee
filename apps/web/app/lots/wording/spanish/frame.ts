import type { Wording } from '../english.ts';

export const frame: Wording['frame'] = {
  lotManager: 'Control de lotes',
  loading: 'Abriendo la bodega…',
  tryAgain: 'Intentar de nuevo',
  home: 'Inicio',
  close: 'Cerrar',
  dismiss: 'Cerrar el aviso',
  wineryUnreachable: 'No hay conexión con la vinícola',
  cellarUnreachable: 'No hay conexión con la bodega',
  noLongerOpen: (winery) => `Ya no se puede abrir ${winery}`,
  deletedOrRemoved: 'La vinícola se borró, o su dueño quitó el acceso.',
  skip: 'Ir a la bodega',
  winery: 'Vinícola',
  views: 'La bodega',
  tabs: { today: 'Hoy', lots: 'Lotes', sheet: 'Hoja', month: 'Mes', settings: 'Ajustes' },
  offlineSince: (moment) =>
    `Sin conexión. Así estaba la bodega el ${moment}; lo que se escriba se enviará cuando vuelva la conexión.`,
  offline:
    'Sin conexión. Así estaba la bodega la última vez que hubo conexión; lo que se escriba se enviará cuando vuelva la conexión.',
  inventoryWaiting: (day) => `El inventario del ${day} está firmado y en espera de conexión.`,
};

export const office: Wording['office'] = {
  label: 'Para la oficina',
  month: 'El mes',
  inventory: 'Inventario',
  losses: 'Pérdidas',
  labels: 'Etiquetas',
  recall: 'Simulacro de retiro',
  fruit: 'Uva',
  planned: 'Lo que sigue',
};

export const notFound: Wording['notFound'] = {
  noVessel: (name) => `No existe el recipiente ${name}`,
  noLot: (name) => `No existe el lote ${name}`,
  notAVessel: (winery) => `El libro de ${winery} no tiene ningún recipiente con ese nombre.`,
  notALot: (winery) => `El libro de ${winery} no tiene ningún lote con ese nombre.`,
  today: 'Lo que hay ahora en la bodega',
};

export const start: Wording['start'] = {
  step: 'Paso 1',
  title: 'La vinícola',
  about:
    'Un libro de bodega que se lleva por mensaje de texto, o aquí. No presenta declaraciones ni decide nada: muestra qué vino hay en cada recipiente y quién hizo qué.',
  name: 'Nombre de la vinícola',
  units: 'Volúmenes y pesos',
  gallons: 'Galones de EE. UU. y libras',
  liters: 'Litros y kilogramos',
  timeZone: 'Zona horaria de la bodega',
  continue: 'Seguir con los recipientes',
  isHere: '¿La vinícola ya está aquí?',
  code: 'Código que dio el dueño de la vinícola',
  join: 'Entrar',
};
