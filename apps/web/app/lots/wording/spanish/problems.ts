import type { problems } from '@orbit-vine/contract/problems.ts';

/** The errors of the lot manager; `ENTRY_DOUBTFUL` comes in the language of the request. */
const sentences = {
  UNAUTHENTICATED: 'Hace falta iniciar sesión.',
  FORBIDDEN: 'No hay permiso para hacer eso.',
  SUSPENDED: 'Un moderador suspendió esta cuenta.',
  NOT_FOUND: 'No hay nada en esta dirección.',
  MESSAGE_NOT_FOUND: 'Ese mensaje no existe.',
  WINERY_NOT_FOUND: 'Esa vinícola no existe.',
  LOT_NOT_FOUND: 'Ningún lote del libro tiene ese código.',
  PERSON_NOT_FOUND: 'Esa persona no está en esta vinícola.',
  ENTRY_NOT_FOUND: 'Ese registro no está en el libro.',
  INVITATION_INVALID: 'El código no es correcto, venció o ya se usó. El dueño de la vinícola puede dar otro.',
  MESSAGE_ID_TAKEN: 'Ese ID de mensaje es de otra persona.',
  ENTRY_ID_TAKEN: 'Ese ID es de otro registro.',
  SETUP_CHANGED:
    'Alguien más cambió los datos de la vinícola mientras tanto. Hay que verlos y hacer el cambio otra vez.',
  DAY_IMPOSSIBLE: 'Ese día no se hizo ningún trabajo. Hay que revisar la fecha.',
  VESSEL_HOLDS_WINE:
    'No se puede quitar un recipiente que tiene vino. Hay que mover el vino, o cambiar el nombre del recipiente.',
  BOOK_LOCKED: 'El libro está cerrado para ese día. Un dueño de la vinícola todavía puede hacer el registro.',
  PHONE_TAKEN: 'Ese teléfono ya es de alguien de una vinícola.',
  LAST_OWNER: 'Una vinícola necesita un dueño. Primero hay que nombrar a otro.',
  OWNER_PROTECTED:
    'Es dueño desde hace más tiempo. Hay que pedirle que salga; si no responde, se podrá hacer más adelante.',
  OWNER_PHONE: 'Solo el propio dueño puede cambiar su teléfono.',
  OTHER_OWNERS: 'Una vinícola con varios dueños no se puede borrar. Primero tienen que salir los demás.',
  ACT_NOT_RESTORABLE: 'Esto no se puede restaurar. Hay que hacer el cambio otra vez.',
  NAME_DIFFERS: 'Ese no es el nombre de esta vinícola.',
  REAUTHENTICATION_NEEDED: 'Primero hay que confirmar la identidad.',
  REAUTHENTICATION_FAILED: 'Eso no confirmó la identidad. Hay que intentarlo de nuevo.',
  QUESTION_CLOSED: 'Esa pregunta ya está resuelta.',
  TOO_MANY_WINERIES: 'Se llegó al límite. No se pueden agregar más vinícolas.',
  WINERY_FULL: 'El libro de esta vinícola está lleno.',
  CELLAR_BUSY:
    'En este momento se trabaja en muchas bodegas. No se guardó nada. Hay que intentarlo de nuevo en un momento.',
  INTERNAL: 'Algo falló en el servidor. Hay que intentarlo de nuevo.',
  CELLAR_WORK_TOO_LONG: 'Esto tardó demasiado. Hay que intentarlo de nuevo en un minuto.',
  PAYLOAD_TOO_LARGE: 'Es más largo de lo que se puede recibir.',
  MALFORMED_REQUEST: 'No se entiende lo que se envió.',
  INVALID_REQUEST: 'No se entiende lo que se envió.',
  TOO_SLOW: 'Tardó demasiado en llegar. Hay que revisar la conexión e intentar de nuevo.',
  RATE_LIMITED: 'Fueron demasiados intentos. Hay que esperar un poco.',
} satisfies Partial<Record<keyof typeof problems, string>>;

/** The errors that a browser finds itself. */
const ofTheBrowser = {
  NETWORK: 'No hay conexión con el servidor. Hay que revisar la conexión e intentar de nuevo.',
  UNAVAILABLE: 'El servidor no responde en este momento. Hay que intentar de nuevo.',
  UNREADABLE:
    'Esta página no entiende la respuesta del servidor. Hay que volver a cargarla e intentar de nuevo.',
};

const all: Readonly<Record<string, string>> = { ...sentences, ...ofTheBrowser };

export const problem = ({ code, title }: { code: string; title: string }): string => all[code] ?? title;
