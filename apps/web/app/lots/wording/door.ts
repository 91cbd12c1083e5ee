import { community } from '../../platform/site.ts';
import type { Language } from './language.ts';

const english = {
  title: 'Lot manager',
  about:
    'Which wine is in which vessel, what every lot is made of, and who did what: the records of a small winery, kept by text message.',
  free: 'It’s free, for as many people and vessels as your winery has.',
  yours:
    'Only the people you invite see your records. They’re yours: export all of them, or delete them, whenever you want.',
  account: `Your ${community.name} account opens it. The demo winery needs no account and stays in your browser.`,
  signIn: 'Sign in or sign up',
  demo: 'Try the demo winery',
  home: 'Home',
  example: 'An example: one text, and what the records show after it',
  text: 'racked T1 to B101-B104, 236 gal',
  reply: 'Moved 236 gal from T1 into B101-B104 (#12). Wrong? Reply UNDO',
  tank: 'tank',
  barrels: '4 barrels',
  unreachable: 'The lot manager can’t be reached',
  tryAgain: 'Try again',
};

type Door = typeof english;

const spanish: Door = {
  title: 'Control de lotes',
  about:
    'Qué vino hay en cada recipiente, de qué está hecho cada lote y quién hizo qué: el libro de bodega de una vinícola pequeña, que se lleva por mensaje de texto.',
  free: 'Es gratis, para todas las personas y todos los recipientes de la vinícola.',
  yours:
    'Solo ven el libro las personas invitadas. Es de la vinícola: se puede exportar completo, o borrar, en cualquier momento.',
  account: `Se abre con una cuenta de ${community.name}. La vinícola de demostración no necesita cuenta y se queda en el navegador; está en inglés, como el inicio de sesión.`,
  signIn: 'Iniciar sesión o registrarse',
  demo: 'Probar la vinícola de demostración',
  home: 'Inicio',
  example: 'Un ejemplo: un mensaje, y lo que queda en el libro',
  text: 'trasiego T1 a B101-B104, 236 gal',
  reply: 'Movido 236 gal de T1 a B101-B104 (#12). ¿Mal? Responde UNDO',
  tank: 'tanque',
  barrels: '4 barricas',
  unreachable: 'No hay conexión con el control de lotes',
  tryAgain: 'Intentar de nuevo',
};

/** Before anyone has signed in, apart from the rest, which visitors do not load. */
export const door: Record<Language, Door> = { en: english, es: spanish };
