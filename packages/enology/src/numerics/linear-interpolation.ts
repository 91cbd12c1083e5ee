/** Linear interpolation between entries at 0, 1, 2, …; the caller keeps the position within them. */
export function interpolate(entries: readonly number[], position: number): number {
  const index = Math.min(entries.length - 2, Math.floor(position));
  const [low, high] = [entries[index] ?? Number.NaN, entries[index + 1] ?? Number.NaN];
  return low + (high - low) * (position - index);
}
