import type { Token } from '../text/tokens.ts';

const greeting = '(?:(?:hey|hi|ok|okay|so|and|hola|oye|bueno|y) )*';
const courtesy = '(?: (?:please|pls|thanks|thx|boss|por favor|porfa|gracias|jefe|jefa))*';
const asked = {
  en: {
    opening:
      'whats|what is|what s|is there anything|anything|is anything|do (?:i|we) have anything|what do (?:i|we) have',
    subject:
      'up next|next|planned|due|scheduled|(?:left |there )?to do|on(?: (?:the|my) (?:plan|list|schedule))?|(?:the|my) plan',
    when: 'today|tomorrow|now|next|this week|(?:for|to) (?:me|us|today|tomorrow|the day|this week)',
    whole:
      'what (?:should|do|shall|can) (?:i|we) do|what needs (?:doing|to be done|to get done)|what next|what to do|(?:my |todays |today s )?tasks|to ?do(?: list)?|work orders',
  },
  es: {
    opening:
      'que hay|hay algo|algo|que tengo|que tenemos|tengo algo|tenemos algo|que queda|que falta|que esta',
    subject: 'planeado|planeada|planificado|programado|pendiente|que hacer|por hacer|para hacer|de trabajo',
    when: 'hoy|manana|ahora|luego|despues|esta semana|de hoy|para (?:hoy|manana|mi|nosotros|ahora|esta semana)',
    whole:
      'que sigue|que toca|que hago|que hacemos|que trabajo (?:hay|sigue|toca)|(?:cual es )?el plan|(?:mis )?tareas|(?:mis )?pendientes',
  },
} as const;

const questions = Object.values(asked).map(({ opening, subject, when, whole }) => {
  const about = `(?:${opening})(?: (?:else|mas))?`;
  return new RegExp(
    `^${greeting}(?:${about} (?:${subject})(?: (?:${when}))*|(?:${whole})(?: (?:${when}))*)${courtesy}$`,
  );
});
// "qué hay" alone is a greeting, and "anything on T1" is about a tank.
const forADay = new RegExp(
  `^${greeting}(?:${asked.es.opening})(?: mas)?(?: (?:${asked.es.when}))+${courtesy}$`,
);

/** Whether a message asks for planned work and nothing else: "what's next?", "¿qué hay para hoy?". */
export function asksForPlans(tokens: readonly Token[]): boolean {
  // A number or a sign other than these is about something else.
  if (tokens.some(({ kind, text }) => kind === 'number' || (kind === 'mark' && !/^[?¿!¡.,]$/.test(text))))
    return false;
  const words = tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  return [...questions, forADay].some((question) => question.test(words));
}
