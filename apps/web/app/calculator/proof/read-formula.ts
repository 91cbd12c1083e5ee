export type Term =
  | { readonly kind: 'number' | 'unit' | 'name' | 'operator'; readonly text: string }
  | { readonly kind: 'row'; readonly terms: readonly Term[] }
  | { readonly kind: 'group'; readonly inside: Term; readonly marks: readonly [open: string, close: string] }
  | { readonly kind: 'fraction'; readonly above: Term; readonly below: Term }
  | { readonly kind: 'raised' | 'lowered'; readonly base: Term; readonly mark: Term };

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const unit = String.raw`(?:mg N|[mk]?g|m?L|km|mg)\/(?:hL|[mk]?g|m?L|ha|h|min)(?![A-Za-z])`;
/** Text after a number up to the next sign: its unit or what it counts. Set as words. */
const ofNumber = String.raw`(?:(?<=\d )(?:% )?[A-Za-z°]|(?<=\d)%)[^×=+−→,;:()]*?(?=\s*(?:[×=+−→,;:)]| \/ |$))`;
const tokenPattern = (unit: string) =>
  new RegExp(
    [
      String.raw`(?<space>\s+)`,
      `(?<unit>${unit})`,
      String.raw`(?<number>\d{1,3}(?:,\d{3})+|\d+(?:[.]\d+)?)`,
      String.raw`(?<name>% vol|%|°C|°F|m³|[CS]O₂|Σ|[A-Za-zΔπρα]+\d*[′″]*)`,
      `(?<raised>⁻?[${raised}]+)`,
      `(?<lowered>[${lowered}]+)`,
      `(?<operator>[=+−×÷≤,:;→])`,
      `(?<sign>[()⌊⌋⌈⌉/^])`,
    ].join('|'),
    'uy',
  );
const formulaToken = tokenPattern(`${unit}(?: a day)?`);
const numbersToken = tokenPattern(ofNumber);

interface Token {
  readonly kind: string;
  readonly text: string;
  readonly apart: boolean;
}

/** Undefined if the formula has words or signs that aren't mathematics. */
function tokensOf(formula: string, token: RegExp): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let apart = false;
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const { groups } = token.exec(formula) ?? {};
    const [kind, text] = Object.entries(groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (kind === undefined || text === undefined) return undefined;
    if (kind === 'space') apart = true;
    else {
      tokens.push({ kind, text, apart });
      apart = false;
    }
  }
  return tokens;
}

const digits = (text: string, of: string) =>
  text.replace('⁻', '−').replace(/[^−]/gu, (digit) => String(of.indexOf(digit)));

function row(terms: readonly Term[]): Term {
  const [only] = terms;
  return only && terms.length === 1 ? only : { kind: 'row', terms };
}

const times: Term = { kind: 'operator', text: '×' };

/**
 * Puts the next divisor below everything before it in its product, or, after a fraction, below what followed that.
 * Dividing a fraction again multiplies its denominator.
 */
function divided(product: readonly Term[], below: Term): readonly Term[] {
  const last = product.at(-1);
  if (last?.kind === 'fraction') {
    return [...product.slice(0, -1), { ...last, below: row([asFactor(last.below), times, below]) }];
  }
  const from = product.findLastIndex(({ kind }) => kind === 'fraction') + 1;
  const above = product[from] === times ? product.slice(from + 1) : product.slice(from);
  const before = product.slice(0, product[from] === times ? from + 1 : from);
  return [...before, { kind: 'fraction', above: row(above.map(bare)), below: bare(below) }];
}

/** A sum needs parentheses again as a factor. */
function asFactor(term: Term): Term {
  const isSum =
    term.kind === 'row' && term.terms.some((part) => part.kind === 'operator' && /[+−]/.test(part.text));
  return isSum ? { kind: 'group', inside: term, marks: ['(', ')'] } : term;
}

const bare = (term: Term, _?: number, all?: readonly Term[]): Term =>
  term.kind === 'group' && term.marks[0] === '(' && (all === undefined || all.length === 1)
    ? term.inside
    : term;

class Reader {
  at = 0;
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** Products between signs, up to a closing parenthesis or the end. */
  sum(): Term | undefined {
    const terms: Term[] = [];
    while (this.at < this.tokens.length && !this.isEnd()) {
      if (this.isSign()) terms.push({ kind: 'operator', text: this.next() });
      else {
        const product = this.product();
        if (!product) return undefined;
        terms.push(...product);
      }
    }
    return terms.length > 0 ? row(terms) : undefined;
  }

  private peek(): string | undefined {
    return this.tokens[this.at]?.text;
  }

  private next(): string {
    const { text = '' } = this.tokens[this.at] ?? {};
    this.at += 1;
    return text;
  }

  private isEnd(): boolean {
    return [')', '⌋', '⌉'].includes(this.peek() ?? '');
  }

  private isSign(): boolean {
    return this.tokens[this.at]?.kind === 'operator' && !['×', '÷'].includes(this.peek() ?? '');
  }

  private isBy(): boolean {
    return ['×', '÷', '/'].includes(this.peek() ?? '');
  }

  private product(): readonly Term[] | undefined {
    let terms: readonly Term[] = [];
    while (this.at < this.tokens.length && !this.isEnd() && !this.isSign()) {
      const by = this.isBy() ? this.next() : '';
      const factor = this.factor();
      if (!factor || (by !== '' && terms.length === 0)) return undefined;
      if (by === '/' || by === '÷') terms = divided(terms, factor);
      else terms = by === '×' ? [...terms, times, factor] : [...terms, factor];
    }
    return terms;
  }

  private factor(): Term | undefined {
    let term = this.primary();
    while (term) {
      const { kind = '', text = '' } = this.tokens[this.at] ?? {};
      if (kind === 'raised') term = { kind, base: term, mark: number(digits(text, raised)) };
      else if (kind === 'lowered') term = { kind, base: term, mark: number(digits(text, lowered)) };
      else if (text === '^') {
        this.at += 1;
        const mark = this.primary();
        return mark && { kind: 'raised', base: term, mark: bare(mark) };
      } else break;
      this.at += 1;
    }
    return term;
  }

  private primary(): Term | undefined {
    const { kind = '', text = '' } = this.tokens[this.at] ?? {};
    if (text === 'Σ') return this.sumSign();
    if (kind === 'name' || kind === 'unit') return this.named();
    if (kind === 'number') return this.amount();
    return this.group();
  }

  private amount(): Term {
    const value = number(this.next());
    const { kind, text = '', apart } = this.tokens[this.at] ?? {};
    if (kind !== 'unit') return value;
    this.at += 1;
    return { kind: 'row', terms: [value, { kind: 'unit', text: apart ? `\u00a0${text}` : text }] };
  }

  /** A name; with parentheses right after it, such as ρ(B) and max(0, x), a function. */
  private named(): Term | undefined {
    const name: Term = { kind: 'name', text: this.next() };
    const follows = this.tokens[this.at];
    if (follows?.text !== '(' || follows.apart) return name;
    const group = this.group();
    return group && { kind: 'row', terms: [name, group] };
  }

  /** A sum sign takes the factors after it, up to the next sign. */
  private sumSign(): Term | undefined {
    const terms: Term[] = [{ kind: 'operator', text: this.next() }];
    while (this.at < this.tokens.length && !this.isEnd() && !this.isSign() && !this.isBy()) {
      const factor = this.factor();
      if (!factor) return undefined;
      terms.push(factor);
    }
    return row(terms);
  }

  private group(): Term | undefined {
    const open = this.peek() ?? '';
    const close = closing[open];
    if (close === undefined) return undefined;
    this.at += 1;
    const inside = this.sum();
    if (!inside || this.peek() !== close) return undefined;
    this.at += 1;
    return { kind: 'group', inside, marks: [open, close] };
  }
}

const closing: Readonly<Record<string, string>> = { '(': ')', '⌊': '⌋', '⌈': '⌉' };
const number = (text: string): Term => ({ kind: 'number', text });

/** Words of a sentence; formulas with one are set as text. */
const sentence = /\b(?:the|with|per|of|never|to [a-z]|and)\b/;

/** A remark after a formula: "..., by temperature", "...; strength as you entered it". */
const said = /^(.*?)([,;] (?=[a-z]{2,} )[^()]*)$/;

export function readFormula(formula: string): { readonly term: Term; readonly said: string } | undefined {
  const [, math = formula, rest = ''] = said.exec(formula) ?? [];
  // Unit conversions start with a number, and their slashes are not divisions.
  const term = sentence.test(math) || /^\d/.test(math) ? undefined : termOf(tokensOf(math, formulaToken));
  return term && { term, said: rest };
}

export function readNumbers(numbers: string): Term | undefined {
  return termOf(tokensOf(numbers, numbersToken));
}

function termOf(tokens: readonly Token[] | undefined): Term | undefined {
  if (!tokens) return undefined;
  const reader = new Reader(tokens);
  const term = reader.sum();
  return reader.at === tokens.length ? term : undefined;
}

/** A line of mathematics for speech, where a voice would read the sign: "10 to the power of (3.4 − 1.8)". */
export function spokenFormula(line: string): string {
  return line
    .replaceAll(' / ', ' divided by ')
    .replaceAll('^', ' to the power of ')
    .replaceAll(' → ', ', so ');
}
