const units = ['bytes', 'KB', 'MB'] as const;

export function formatBytes(bytes: number): string {
  const step = bytes < 1_024 ? 0 : bytes < 1_024 * 1_024 ? 1 : 2;
  const amount = bytes / 1_024 ** step;
  return `${step > 0 && amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${units[step]}`;
}
