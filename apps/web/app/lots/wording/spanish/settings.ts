import type { OfficeWording } from '../english-office.ts';

export const settings: OfficeWording['settings'] = {
  label: 'Ajustes',
  parts: {
    settings: 'Personas',
    vessels: 'Recipientes',
    names: 'Nombres y códigos',
    winery: 'La vinícola',
    history: 'Historial',
  },
  onlyOwners: 'Solo un dueño de la vinícola puede cambiar los ajustes.',
  printLabels: 'Imprimir etiquetas',
  newVessels: 'Recipientes y botellas nuevos',
  lotInCellar: 'Un lote que ya está en la bodega',
  noneYet: 'Ninguno todavía.',
  outOfUse: 'Fuera de uso:',
  blocks: 'Bloques',
  materials: 'Productos',
  varieties: 'Variedades',
  lotCodes: 'Códigos de lote',
  otherWinemakers: 'Para preguntar a otros enólogos (en inglés):',
  anotherWinery: 'Otra vinícola',
  deleteWinery: 'Borrar la vinícola',
  name: 'Nombre',
  lockedThrough: 'Libro cerrado hasta el',
  lockHint:
    'Hasta ese día, solo un dueño puede agregar o corregir registros. Se pone, por ejemplo, después de presentar una declaración.',
  save: 'Guardar',
  saved: 'Guardado',
  overtaken: 'Alguien más cambió esto mientras tanto. Al guardar, lo suyo se reemplaza con esto.',
  seeTheirs: 'Ver lo suyo',
  deleteAbout:
    'El libro, los mensajes y la lista de personas se borran para siempre, para todos los que trabajan con la vinícola. Una vinícola bajo fianza debe conservar sus registros al menos tres años (27 CFR 24.300); primero hay que descargar el archivo completo.',
  deleteConfirm: (winery) => `Para confirmar, hay que escribir ${winery}`,
};

export const nameLists: OfficeWording['nameLists'] = {
  blocksAbout:
    'Uno por renglón: nombre, variedad y después el área vitícola y las denominaciones más grandes en que está, separados por comas.',
  saveBlocks: 'Guardar los bloques',
  whichVariety: (line) => `«${line}»: ¿qué variedad hay ahí?`,
  blockTwice: (name) => `El bloque ${name} está dos veces.`,
  namesAbout:
    'Uno por renglón, y después los otros nombres que usa el equipo, separados por comas. Si alguien escribe un nombre que no está aquí, se le pregunta.',
  saveMaterials: 'Guardar los productos',
  saveVarieties: 'Guardar las variedades',
  twice: (name) => `${name} está dos veces.`,
  saved: 'Guardado.',
  codesAbout:
    'Los lotes nuevos y las mezclas reciben un código según esta regla. {vintage} es 24, {year} es 2024, {variety} son dos letras de la variedad y {number} es el siguiente número libre; entre ellos van letras, números y guiones. Los lotes que ya existen conservan su código.',
  codeRule: 'Regla de los códigos de lote',
  saveRule: 'Guardar la regla',
  nextLots: (vintage, variety) => `Los siguientes lotes ${vintage} de ${variety}:`,
  blends: 'mezcla',
  codeFaults: {
    unknownField: (field) => `{${field}} no existe. Hay {vintage}, {year}, {variety} y {number}.`,
    noNumber: 'La regla lleva {number} una vez, para que cada lote tenga su propio código.',
    signs:
      'Fuera de las llaves van solo letras, números y guiones, para que el código se pueda enviar en un mensaje.',
    onlyDigits:
      'En un mensaje, un código de puros números se leería como un número. Hay que agregar {variety} o una letra.',
    dashes: 'Un guion va entre otros dos signos.',
    tooLong: (most) => `Un código puede tener como máximo ${most} signos.`,
  },
};

export const people: OfficeWording['people'] = {
  roles: { cellar: 'bodega', viewer: 'solo consulta', owner: 'dueño' },
  roleChoices: {
    cellar: 'Bodega: registra y lee',
    viewer: 'Consulta: lee',
    owner: 'Dueño: todo',
  },
  invite: 'Invitar a alguien',
  createCode: 'Crear un código',
  codeFor: (name) => `Código para ${name}:`,
  codeAbout: (name) =>
    `Se muestra solo esta vez y sirve una vez, durante una semana. ${name} inicia sesión en /lots y lo escribe ahí.`,
  codeByText: (number, phone) =>
    `O lo envía por mensaje de texto al ${number} desde el ${phone}. Para las dos cosas, se crea otro código cuando el primero ya se usó.`,
  name: 'Nombre',
  role: 'Función',
  phone: 'Teléfono, si envía mensajes',
  phoneHint: 'Con el código del país, por ejemplo +1 231 555 0123.',
  you: '(esta cuenta)',
  change: 'Cambiar',
  changeNamed: (name) => `Cambiar ${name}`,
  newCode: 'Código nuevo',
  newCodeNamed: (name) => `Código nuevo para ${name}`,
  saveNamed: (name) => `Guardar ${name}`,
  leave: 'Salir',
  leaveNamed: (name) => `Salir como ${name}`,
  sureToLeave: 'Sí, salir',
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  sureToRemove: 'Sí, quitar',
  askToLeave: (name) => `Pedir a ${name} que salga`,
  textedStop: 'envió STOP',
  notConfirmed: 'sin confirmar',
  notOnSite: 'todavía sin cuenta en el sitio',
  wasAsked: (day) => `se le pidió que salga; se le puede quitar desde el ${day}`,
  anotherOwner: 'Otro dueño',
  isAsked: (owner, day) =>
    `${owner} pidió que esta cuenta salga de la vinícola. Si es correcto, hay que salir o elegir otra función. Sin respuesta, ${owner} puede quitarla desde el ${day}.`,
  stay: 'Seguir como dueño',
};

export const history: OfficeWording['history'] = {
  about:
    'Cada dueño recibe un correo, en inglés, cuando alguien entra, cambia una función o se quita a un dueño.',
  secured:
    'Esta cuenta se aseguró, o se cambió su contraseña. Se deshizo todo lo que se hizo aquí con ella en las dos semanas anteriores. Hay que restaurar lo que sí fue propio.',
  restoreAll: 'Todo fue propio: restaurarlo',
  restore: 'Restaurar',
  restoreNamed: (act) => `Restaurar: ${act}`,
  undone: (moment) => `deshecho el ${moment}`,
  showAll: 'Mostrar todo',
};
