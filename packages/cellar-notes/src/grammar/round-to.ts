export function roundTo(value: number, decimals = 3): number {
  return Number(value.toFixed(decimals));
}
