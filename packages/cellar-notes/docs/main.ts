import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWords } from './describe-words.ts';

writeFileSync(join(import.meta.dirname, '../words.md'), describeWords());
