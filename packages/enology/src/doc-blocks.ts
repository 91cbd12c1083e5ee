/** A line "@example expression // answer" of a doc block. */
export interface Example {
  readonly expression: string;
  readonly answer: string;
}

/** The doc block of an exported function or constant. */
export interface DocBlock {
  readonly name: string;
  readonly text: string;
  readonly source: readonly string[];
  readonly examples: readonly Example[];
}

const exported = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g;

/** The doc blocks of a file's exports, from its text. */
export function docBlocksOf(text: string): readonly DocBlock[] {
  return [...text.matchAll(exported)].map(([, block = '', name = '']) => {
    const lines = block.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
    const tagged = (tag: string) =>
      lines.filter((line) => line.startsWith(`@${tag} `)).map((line) => line.slice(tag.length + 2));
    return {
      name,
      text: lines
        .filter((line) => !line.startsWith('@'))
        .join(' ')
        .trim(),
      source: tagged('source').flatMap((ids) => ids.split(',').map((id) => id.trim())),
      examples: tagged('example').map((line) => {
        const [expression = '', answer = ''] = line.split(' // ');
        return { expression, answer };
      }),
    };
  });
}

/** The first sentence of a doc block, with links as code. */
export function firstSentence(text: string): string {
  const plain = text.replaceAll(/\{@link (\w+)\}/g, '`$1`');
  return /^.*?[.](?= |$)/.exec(plain)?.[0] ?? plain;
}
