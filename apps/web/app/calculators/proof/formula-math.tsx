import { createElement, Fragment, type ReactNode } from 'react';
import { readFormula, type Term } from './read-formula.ts';

/** The elements of MathML, which TypeScript's list of elements leaves out. */
const set = (name: string, ...inside: readonly ReactNode[]) => createElement(name, null, ...inside);

/** Letters stand in italics and words upright; a space keeps factors apart that are written side by side. */
function termsOf(terms: readonly Term[]): readonly ReactNode[] {
  return terms.map((term, index) => {
    const before = terms[index - 1];
    const sideBySide = before && before.kind !== 'operator' && term.kind !== 'operator';
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
    case 'operator':
      // At the start of a part it would be a sign and stand close.
      return createElement('mo', { form: 'infix' }, term.text);
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

/** The parts between which a long formula may break, on a telephone: each begins with its sign or a parenthesis. */
function partsOf(term: Term): readonly Term[] {
  if (term.kind !== 'row') return [term];
  const parts: Term[][] = [[]];
  for (const part of term.terms) {
    const opens = part.kind === 'group' && parts.at(-1)?.at(-1)?.kind !== 'operator';
    if (opens || (part.kind === 'operator' && part.text !== ',')) parts.push([]);
    parts.at(-1)?.push(part);
  }
  return parts.filter(({ length }) => length > 0).map((terms) => ({ kind: 'row', terms }));
}

/** A formula set as mathematics, with its line of text for whoever does not see it; or the line itself. */
export function Formula({ formula }: { formula: string }) {
  const read = readFormula(formula);
  if (!read) return <span className="font-mono text-[0.9em] text-muted">{formula}</span>;
  const { term, said } = read;
  return (
    <>
      <span role="math" aria-label={formula}>
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
      {said && <span className="text-muted text-sm">{said}</span>}
    </>
  );
}
