import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' };
import { makeAreas, makeOverview, type SourceTopology } from './make-areas.ts';
import { makeCounties } from './make-counties.ts';

// Run by hand when the source or `newer.ts` has changed: `npm run areas -w @orbit-vine/web`.
const folder = join(import.meta.dirname, 'data');
const source = JSON.parse(readFileSync(join(folder, 'source.topo.json'), 'utf8')) as SourceTopology;
const lines = makeAreas(source).map((area) => JSON.stringify(area));
writeFileSync(join(folder, 'areas.json'), `[\n${lines.join(',\n')}\n]\n`);
writeFileSync(join(folder, 'overview.topo.json'), `${JSON.stringify(makeOverview(source))}\n`);
writeFileSync(join(folder, 'counties.topo.json'), `${JSON.stringify(makeCounties(atlas as never))}\n`);
