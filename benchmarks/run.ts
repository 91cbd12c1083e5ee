import { ensureSiteIsBuilt } from '../scripts/site-build.ts';
import { measureDelivery } from './delivery.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePageWeight } from './page-weight.ts';
import { measureStartUp } from './start-up.ts';
import { describeMachine } from './statistics.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  'page-weight': measurePageWeight,
  'start-up': measureStartUp,
  delivery: measureDelivery,
  lighthouse: measureLighthouse,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
if (!ensureSiteIsBuilt()) process.exit(1);
console.log(`On ${describeMachine()}, ${new Date().toISOString().slice(0, 10)}`);
for (const [name, measure] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  await measure();
}
