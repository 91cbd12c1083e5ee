import type { Wording } from '../english.ts';

export const today: Wording['today'] = {
  title: 'Hoy',
  noVesselsYet: 'El dueño todavía no ha dado de alta los recipientes.',
  stepVessels: 'Paso 2: los recipientes y las botellas',
  stepContents: 'Paso 3: lo que contienen los recipientes',
  inCellar: 'Ahora en la bodega',
  inBottles: 'Ahora en botella',
  inAll: (volume) => `${volume} en total.`,
  allBottles: 'Todas las botellas',
  findings: 'Lo que no cuadra',
  newLotCouldBe: (code) => `Un lote nuevo podría llamarse ${code}.`,
  lastEntries: 'Últimos registros',
  allEntries: 'Todos los registros',
  otherVessels: '¿Qué contienen los demás recipientes?',
  emptyVessels: (count) => (count === 1 ? '1 recipiente vacío' : `${count} recipientes vacíos`),
  questions: 'Preguntas pendientes',
  answer: 'Responder',
  answerTo: (text) => `Respuesta a «${text}»`,
};

export const leftovers: Wording['leftovers'] = {
  about: (vessel) => `Pregunta sobre ${vessel}`,
  isEmpty: (vessel) => `¿${vessel} ya está vacío?`,
  after: (day, amount, lot) => `Después del ${day}, en el libro todavía quedan ahí ${amount} de ${lot}.`,
  yes: (vessel) => `Sí, ${vessel} está vacío`,
  no: (amount) => `No, tiene ${amount}`,
};

export const ferments: Wording['ferments'] = {
  title: 'Fermentaciones',
  enterRound: 'Registrar una ronda de lecturas',
  heads: {
    vessel: 'Recipiente y lote',
    sugar: 'Azúcar',
    temperature: 'Temp.',
    change: 'Cambio',
    day: 'Día',
    nutrient: 'Último nutriente',
  },
  rules: 'Qué se considera parada, lenta o caliente',
  ruleOfSugar:
    'Parada: el azúcar no baja en un día o más. Lenta: baja menos de 1 °Bx (5 puntos de densidad) al día o, cerca del final, menos de 0.5 °Bx (2 puntos). Por debajo de −1 °Bx (densidad 0.996), solo un análisis de azúcar residual distingue un vino parado de uno seco.',
  ruleOfHeat: (limit) =>
    `Caliente: por encima de ${limit}, donde la levadura empieza a sufrir y la fermentación puede pararse. Un blanco suele llevarse mucho más frío.`,
  dayZero: 'Los días se cuentan desde la inoculación, que es el día 0.',
  notRead: 'sin lectura',
  lastRead: (day) => `Última lectura: ${day}`,
  perDay: (change) => `${change} al día`,
  points: (count) => `${count} puntos`,
  stuckSince: (day) => `Parada: el azúcar no baja desde el ${day}.`,
  stuck: 'Parada: el azúcar no baja desde la lectura anterior.',
  slow: (limit) => `Lenta: menos de ${limit} al día.`,
  pointsOfSg: (count) => `${count} puntos de densidad`,
  hot: (limit) => `Caliente: más de ${limit}.`,
};

export const round: Wording['round'] = {
  title: 'Ronda de lecturas',
  noViewers: 'Con acceso solo de consulta no se pueden registrar lecturas.',
  nothingFerments: 'Según el libro, ahora no hay nada fermentando.',
  leaveOut:
    'Lo que no se midió se deja en blanco. Sin señal, la ronda se guarda en este dispositivo y se envía después.',
  sugarIn: 'Azúcar en',
  last: (readings) => `última: ${readings}`,
  sign: (vessel) => `${vessel}: sobre o bajo cero`,
  field: (vessel, kind) => `${vessel}: ${kind}`,
  temperature: (vessel, degrees) => `${vessel}: temperatura en ${degrees}`,
  notANumber: 'Hace falta un número, por ejemplo 18.2.',
  enterNone: 'Registrar las lecturas',
  enter: (count) => `Registrar lecturas de ${count} ${count === 1 ? 'recipiente' : 'recipientes'}`,
};

export const vessels: Wording['vessels'] = {
  empty: 'Vacío',
  capacity: (amount) => `capacidad ${amount}`,
  of: (amount, capacity) => `${amount} de ${capacity}`,
  printLabel: 'Imprimir su etiqueta',
  work: 'Lo que se hizo',
  nothingYet: 'Nada todavía.',
  calculate: 'Calcular para este recipiente',
  calculators: {
    so2: 'Adición de SO₂',
    yan: 'Nutriente para levadura',
    'acid-addition': 'Adición de ácido',
    addition: 'Otra adición',
    'fining-trial': 'Prueba de clarificación',
    blend: 'Mezcla',
    'tank-volume': 'Volumen del tanque',
  },
  itIsEmpty: 'Está vacío',
  stillHolds: (vessel, amount, lot) =>
    `En el libro, ${vessel} todavía tiene ${amount} de ${lot}. Se registrará como pérdida, sin motivo.`,
  yesEmpty: (vessel) => `Sí, ${vessel} está vacío`,
  no: 'No',
  group: (name) => `grupo ${name}`,
  formerly: (names) => `antes ${names}`,
  change: 'Cambiar este recipiente',
  emptyFirst:
    'Se puede poner fuera de uso cuando esté vacío: hay que mover el vino, o registrar que está vacío.',
  outOfUse: 'Está fuera de uso.',
  backIntoUse: 'Ponerlo en uso otra vez',
  takeOutOfUse: 'Ponerlo fuera de uso',
};

export const vesselForm: Wording['vesselForm'] = {
  title: (vessel) => `Cambiar ${vessel}`,
  name: 'Nombre',
  kind: 'Tipo',
  capacity: (unit) => `Capacidad en ${unit}`,
  group: 'Grupo',
  cooper: 'Tonelero o fabricante',
  year: 'Año de fabricación',
  newName:
    'Con otro nombre, el recipiente conserva su vino y sus registros, y los mensajes pueden seguir usando el nombre anterior.',
  save: 'Guardar',
  nameTaken: (name) => `${name} es o fue el nombre de otro recipiente. Hace falta otro.`,
  nameSigns: "El nombre empieza con una letra o un número, y no lleva más signos que . _ ' # & / y -.",
  notAYear: (text) => `«${text}» no es un año.`,
  notACapacity: 'La capacidad debe ser un número, por ejemplo 500.',
};

export const planned: Wording['planned'] = {
  title: 'Lo que sigue',
  overdue: 'Atrasado',
  planned: 'Planeado',
  nothing: 'No hay nada planeado de hoy en adelante.',
  done: 'Hecho',
  showAll: (count) => `Mostrar los ${count}`,
  doneOn: (day) => `hecho el ${day}`,
  dueToday: 'para hoy',
  due: (day) => `para el ${day}`,
  forPerson: (name) => `lo hace ${name}`,
  doneTask: (task) => `Hecho: ${task}`,
  callOff: 'Cancelar',
  callOffTask: (task) => `Cancelar: ${task}`,
  plan: 'Planear un trabajo',
  task: 'Qué hacer',
  dueDay: 'Para el día',
  forWhom: 'Quién lo hace (opcional)',
  vessels: 'Recipientes, separados por comas (opcional)',
  noSuchVessel: 'La vinícola no tiene ningún recipiente con ese nombre.',
  planIt: 'Planear',
};
