import { site } from '../platform/site.ts';

function degreesAndMinutes(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${degrees < 0 ? negative : positive}`;
}

export const coordinates = `${degreesAndMinutes(site.place.latitude, 'N', 'S')} ${degreesAndMinutes(site.place.longitude, 'E', 'W')}`;
