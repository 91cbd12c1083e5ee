import { dateFormat } from '../../platform/formatters.ts';
import { isSunlit, lookFrom, type Place, stateAt } from './orbit.ts';
import type { Simulation } from './simulation.ts';

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** "northeast" for 50 degrees. */
export function directionOf(azimuthDegrees: number): string {
  return directions[Math.round(azimuthDegrees / 45) % 8] ?? 'north';
}

/** "44.8° N, 0.6° W". */
function placeInWords({ latitude, longitude }: Place): string {
  const side = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(1)}° ${value < 0 ? negative : positive}`;
  return `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}`;
}

const toTheMinute = {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const minutes = dateFormat('en-US', toTheMinute);
const seconds = dateFormat('en-US', { ...toTheMinute, second: '2-digit' });

/** "Nov 2, 10:06:13" in UTC. */
export function timeInWords(time: Date, withSeconds = true): string {
  return withSeconds ? seconds(time) : minutes(time);
}

export function whereItIs({ ms, place }: Pick<Simulation, 'ms' | 'place'>): string {
  const time = new Date(ms);
  const { below, heightKm } = stateAt(time);
  const { elevationDegrees, azimuthDegrees } = lookFrom(place, time);
  const light = isSunlit(time) ? 'in sunlight' : 'in the Earth’s shadow';
  const seen =
    elevationDegrees > 0
      ? `${elevationDegrees.toFixed(1)}° above the horizon in the ${directionOf(azimuthDegrees)}`
      : 'below the horizon';
  return `${timeInWords(time)} UTC: above ${placeInWords(below)}, ${Math.round(heightKm)} km up, ${light}. Seen from ${placeInWords(place)}, it is ${seen}.`;
}
