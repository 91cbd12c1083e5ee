/** Parses a phone number as `+12315550123`. Ten digits count as North American if `isNorthAmerican`. */
export function readPhone(text: string, isNorthAmerican: boolean): string | undefined {
  const plain = text.replaceAll(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(plain)) return plain;
  if (!isNorthAmerican) return undefined;
  if (/^[2-9]\d{9}$/.test(plain)) return `+1${plain}`;
  return /^1[2-9]\d{9}$/.test(plain) ? `+${plain}` : undefined;
}
