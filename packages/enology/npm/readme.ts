import { firstSentence } from '../src/doc-blocks.ts';
import { documentedIn, sourceFiles } from '../testing/formulas.ts';
import { formulaPage } from './formula-page.ts';

const opening = `# Enology

The formulas of a winery's cellar, laboratory and vineyard as pure functions: each with its source, the range of its
inputs and its tolerance, and tried on published tables. No dependencies; ESM with types.

\`\`\`js
import { sugarForBrix } from '@orbit-vine/enology/sugar/chaptalization';

const sugar = sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 22 });
sugar.value; // 27.74 kg
sugar.inRange; // true

sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 35 }).note; // 'Brix of a must: 10 to 30 °Bx.'
sugarForBrix.source; // ['fermcalc-sugar', 'oiv-oeno-21-2004']
sugarForBrix.range.brixFrom; // { low: 10, high: 30, … }
\`\`\`

Every formula is in \`@orbit-vine/enology/formulas\` by its name too, with the units of its inputs and its result: see
"The formulas by name" below.

Units are in the names. Outside its range a formula has no value or says that it extrapolates; it never throws.
Legal limits are for information: read the law before you rely on one.
`;

/** The package's README: each file's exports with their tested examples, and all formulas by name. */
export function readme(): string {
  const files = sourceFiles.flatMap((file) => {
    const entries = documentedIn(file).filter(({ examples }) => examples.length > 0);
    if (entries.length === 0) return [];
    const items = entries.map(({ name, text, examples }) => {
      const lines = examples.map(({ expression, answer }) => `${expression}; // ${answer}`);
      return `**${name}**: ${firstSentence(text)}\n\n\`\`\`js\n${lines.join('\n')}\n\`\`\`\n`;
    });
    return [`## \`${file.replace(/\.ts$/, '')}\`\n\n${items.join('\n')}`];
  });
  return [opening, ...files, `#${formulaPage()}`].join('\n');
}
