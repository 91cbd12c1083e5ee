import { cpus, totalmem } from 'node:os';

/** The value below which the given share of the sample lies (nearest rank). */
export function quantile(sample: number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (sample: number[]) => quantile(sample, 0.5);

export function describeMachine(): string {
  const processors = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim()}, ${gibibytes} GiB, Node ${process.versions.node}`;
}
