import { styleFaults } from './faults.ts';

/** `npm run style -- apps/web/app/lots` prints the faults below a path. */
const faults = styleFaults(process.argv[2]);
for (const fault of faults) console.log(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
