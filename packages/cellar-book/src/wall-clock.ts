const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, format);
  return format;
}

/** The winery's own clock at an instant: `2025-10-08T16:00:00`, and how far it is from Greenwich. */
export function wallClock(instant: Date, timeZone: string): { local: string; offset: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = value;
  const offset = part.timeZoneName?.replace(/^GMT/, '') || '+00:00';
  return {
    local: `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`,
    offset,
  };
}
