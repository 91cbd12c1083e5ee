/** The words of a line that are not understood yet. What is understood is taken out. */
export class Words {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest);
    if (!match) return undefined;
    this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`;
    return match;
  }

  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    for (let match = this.take(pattern); match; match = this.take(pattern)) found.push(match);
    return found;
  }
}
