import { firstSentence } from '../src/doc-blocks.ts';
import type { DescribedInput } from '../src/formula-tables/describe.ts';
import { formulaCalled, formulas } from '../src/formulas.ts';
import type { Range } from '../src/range.ts';
import { documentedIn, sourceFiles } from '../testing/formulas.ts';

const opening = `# The formulas by name

\`packages/enology/src/formulas.ts\` lists every formula of the package by name, with the unit of each input and of the
result. To check values from a book or from another program against it:

\`\`\`js
import { computeByName, formulas } from '@orbit-vine/enology/formulas';

formulas.massForDose.compute({ doseGPerL: 0.05, volumeL: 100 }); // { value: 5, inRange: true }
formulas.massForDose.unit; // 'g'
formulas.massForDose.inputs.volumeL; // { unit: 'L', optional: false }

// By the formula's name, as in a file.
computeByName({ formula: 'massForDose', inputs: { doseGPerL: 0.05, volumeL: 100 } }).value; // 5

// An input may be the result of another formula.
computeByName({
  formula: 'massForDose',
  inputs: { doseGPerL: { formula: 'sorbateByMeadTools', inputs: { alcoholPercentVol: 12 } }, volumeL: 19 },
}).value; // 2.533
\`\`\`

\`computeByName\` throws if a name, an input, or a word is unknown, or if an input is missing. A number out of range does
not throw: the result has \`inRange: false\` and a \`note\`. Below, \`?\` marks an optional input. Units are in
parentheses, with \`1\` for a plain number; an input that is a word lists the words it takes. The published values that we
check against are in \`packages/enology/fixtures\`, each with its formula and inputs in this form.
`;

function bounds({ low, high, lowIsOut }: Range): string {
  const shown = (bound: number) => bound.toLocaleString('en-US', { maximumSignificantDigits: 12 });
  return `${lowIsOut ? 'above ' : ''}${shown(low)} to ${shown(high)}`;
}

function inputText([name, { unit, oneOf, optional }]: readonly [string, DescribedInput], range?: Range) {
  const what = oneOf ? oneOf.map((word) => `\`${word}\``).join(' ') : unit;
  return `\`${name}\`${optional ? '?' : ''} (${what}${range ? `, ${bounds(range)}` : ''})`;
}

export function formulaPage(): string {
  const texts = new Map(
    sourceFiles.flatMap((file) => documentedIn(file).map(({ name, text }) => [name, firstSentence(text)])),
  );
  const rows = Object.keys(formulas).map((name) => {
    const { compute, unit, inputs } = formulaCalled(name);
    const range = 'range' in compute ? (compute.range as Readonly<Record<string, Range>>) : {};
    const given = Object.entries(inputs).map((input) => inputText(input, range[input[0]]));
    const text = texts.get(name.split('.')[0] ?? '') ?? '';
    const all = given.length > 0 ? ` Inputs: ${given.join(', ')}.` : '';
    return `- \`${name}\` → ${unit}.${all}${text && ` ${text}`}`;
  });
  return [opening, ...rows.sort((a, b) => a.localeCompare(b, 'en')), ''].join('\n');
}
