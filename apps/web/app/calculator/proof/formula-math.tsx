import { createElement, Fragment, type ReactNode } from 'react';
import { readFormula, readNumbers, spokenFormula, type Term } from './read-formula.ts';

const isStop = (sign: string) => [',', ':', ';'].includes(sign);

/** MathML elements, which TypeScript's JSX types omit. */
const set = (name: string, ...inside: readonly ReactNode[]) => createElement(name, null, ...inside);

/** Letters are italic and words upright; a space separates adjoining factors. */
function termsOf(terms: readonly Term[]): readonly ReactNode[] {
  return terms.map((term, index) => {
    const before = terms[index - 1];
    const sideBySide =
      before && before.kind !== 'operator' && term.kind !== 'operator' && term.kind !== 'unit';
    const isFunction = before?.kind === 'name' && term.kind === 'group' && terms.length === 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a formula keep their places.
      <Fragment key={index}>
        {sideBySide && !isFunction && createElement('mspace', { width: '0.25em' })}
        <Mathematics term={term} />
      </Fragment>
    );
  });
}

function Mathematics({ term }: { term: Term }): ReactNode {
  switch (term.kind) {
    case 'number':
      return set('mn', term.text);
    case 'name':
      return set(term.text.length === 1 ? 'mi' : 'mtext', term.text);
    case 'unit':
      return set('mtext', term.text);
    case 'operator':
      // At the start of a part, MathML would set the operator as a sign, and a colon as a ratio.
      return createElement(
        'mo',
        isStop(term.text) ? { form: 'infix', lspace: '0' } : { form: 'infix', rspace: '0.28em' },
        term.text,
      );
    case 'row':
      return set('mrow', ...termsOf(term.terms));
    case 'group':
      return set(
        'mrow',
        set('mo', term.marks[0]),
        <Mathematics term={term.inside} />,
        set('mo', term.marks[1]),
      );
    case 'fraction':
      return set('mfrac', <Mathematics term={term.above} />, <Mathematics term={term.below} />);
    default:
      return set(
        term.kind === 'raised' ? 'msup' : 'msub',
        <Mathematics term={term.base} />,
        <Mathematics term={term.mark} />,
      );
  }
}

/** The parts between which a long formula may wrap on phones: each begins with its sign or a parenthesis. */
function partsOf(term: Term): readonly Term[] {
  if (term.kind !== 'row') return [term];
  const parts: Term[][] = [[]];
  for (const part of term.terms) {
    const opens = part.kind === 'group' && parts.at(-1)?.at(-1)?.kind !== 'operator';
    if (opens || (part.kind === 'operator' && !isStop(part.text))) parts.push([]);
    parts.at(-1)?.push(part);
  }
  return parts.filter(({ length }) => length > 0).map((terms) => ({ kind: 'row', terms }));
}

function MathLine({ line, term }: { line: string; term: Term }) {
  return (
    <span role="math" aria-label={spokenFormula(line)}>
      {partsOf(term).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula keep their places.
        <Fragment key={index}>
          {index > 0 && ' '}
          {createElement(
            'math',
            { displaystyle: 'true', 'aria-hidden': 'true' },
            <Mathematics term={part} />,
          )}
        </Fragment>
      ))}
    </span>
  );
}

export function Formula({ formula }: { formula: string }) {
  const read = readFormula(formula);
  if (!read) return <span className="font-mono text-[0.9em] text-muted">{formula}</span>;
  return (
    <>
      <MathLine line={formula} term={read.term} />
      {read.said && <span className="text-muted text-sm">{read.said}</span>}
    </>
  );
}

export function FormulaWithNumbers({ numbers }: { numbers: string }) {
  const term = readNumbers(numbers);
  return term ? (
    <MathLine line={numbers} term={term} />
  ) : (
    <span className="font-mono text-[0.9em]">{numbers}</span>
  );
}
