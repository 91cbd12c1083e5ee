export interface NextLine {
  readonly from: number;
  readonly by: string;
}

/** Enter continues a list or a quote; in an empty item it ends it. */
export function nextLine(text: string, at: number): NextLine | undefined {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(from, at);
  const [mark, number] = /^ *(?:[-*>]|(\d{1,3})[.)]) +(?:\[[ x]\] +)?/.exec(line) ?? [];
  if (!mark) return undefined;
  if (line === mark) return { from, by: '' };
  const next = mark.replace('[x]', '[ ]');
  return { from: at, by: `\n${number ? next.replace(number, String(Number(number) + 1)) : next}` };
}
