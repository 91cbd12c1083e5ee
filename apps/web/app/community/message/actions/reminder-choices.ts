const hour = 9;

interface ReminderChoice {
  readonly label: string;
  readonly at: Date;
}

/** Moments at which members want to be reminded, in the browser's time zone. */
export function reminderChoices(now: Date): ReminderChoice[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const november = (inYear: number) => new Date(inYear, 10, 1, hour);
  const nextMonday = day + ((8 - now.getDay()) % 7 || 7);
  return [
    { label: 'Tomorrow', at: new Date(year, month, day + 1, hour) },
    { label: 'Next week', at: new Date(year, month, nextMonday, hour) },
    { label: 'After harvest', at: november(year) > now ? november(year) : november(year + 1) },
  ];
}

/** The moment of a reminder on a day such as `2026-11-29`, in the browser's time zone. */
export const reminderOn = (day: string): Date => new Date(`${day}T0${hour}:00`);
