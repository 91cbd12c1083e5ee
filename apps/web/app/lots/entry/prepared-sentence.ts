import { figureText } from '../../calculator/result/figure-text.ts';
import type { SmallResult } from '../../calculator/small/small-calculator.tsx';

type Sentence = (vessel: string, result: SmallResult, material: string) => string | undefined;

const added: Sentence = (vessel, { act }, material) =>
  `added ${figureText(act.figure)} ${material} to ${vessel}`;

/** Phrases a calculator's result as a cellar message, where the result is work on one vessel. */
const sentences: Readonly<Record<string, Sentence>> = {
  so2: (vessel, result) => added(vessel, result, String(result.inputs.compound)),
  // One sentence cannot state several additions, or only the organic half.
  yan: (vessel, result) =>
    result.inputs.source === 'dap' && result.inputs.stages === '1' ? added(vessel, result, 'DAP') : undefined,
  'acid-addition': (vessel, result) =>
    result.inputs.acid === 'blend' ? undefined : added(vessel, result, `${result.inputs.acid} acid`),
  addition: added,
  'fining-trial': added,
  // The book's gallon is the US gallon.
  'tank-volume': (vessel, { act: { figure } }) =>
    figure.unit === 'imp gal' ? undefined : `${vessel} volume ${figureText(figure).replace('US gal', 'gal')}`,
};

export const namesMaterial = (calculator: string) =>
  calculator === 'addition' || calculator === 'fining-trial';

/** The message that would enter the result; undefined if there is no figure to act on. */
export function preparedSentence(
  calculator: string,
  vessel: string,
  result: SmallResult,
  material: string,
): string | undefined {
  const { figure, hold } = result.act;
  const isNothing = hold !== undefined || !(Number.parseFloat(figure.text.replaceAll(',', '')) > 0);
  if (isNothing || (namesMaterial(calculator) && material === '')) return undefined;
  return sentences[calculator]?.(vessel, result, material);
}
