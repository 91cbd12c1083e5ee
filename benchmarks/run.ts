import { ensureBuilt } from '../scripts/ensure-built.ts';
import { loadSettings } from '../scripts/run.ts';
import { describeMachine } from './statistics.ts';

/** Imported only when run, because some read the built site. */
const benchmarks: Record<string, () => Promise<() => Promise<void>>> = {
  calculators: async () => (await import('./calculators.ts')).measureCalculators,
  'cellar-book': async () => (await import('./cellar-book.ts')).measureCellarBook,
  'start-up': async () => (await import('./start-up.ts')).measureStartUp,
  delivery: async () => (await import('./delivery.ts')).measureDelivery,
  'fan-out': async () => (await import('./fan-out.ts')).measureFanOut,
  idle: async () => (await import('./idle.ts')).measureIdle,
  scale: async () => (await import('./scale.ts')).measureScale,
  followed: async () => (await import('./followed.ts')).measureFollowed,
  footprint: async () => (await import('./footprint.ts')).measureFootprint,
  history: async () => (await import('./history.ts')).measureHistory,
  waits: async () => (await import('./waits.ts')).measureWaits,
  site: async () => (await import('./site.ts')).measureSite,
  interaction: async () => (await import('./interaction.ts')).measureInteraction,
  'page-load': async () => (await import('./page-load.ts')).measurePageLoad,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
loadSettings();
if (!ensureBuilt()) process.exit(1);
console.log(`On ${describeMachine()}, ${new Date().toISOString().slice(0, 10)}`);
for (const [name, load] of Object.entries(benchmarks)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  const measure = await load();
  await measure();
}
