const linesOf = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n));
const listOf = (count: number, item: (n: number) => string) => linesOf(count, item).join(',');

export const awkwardTables: Record<string, (size: number) => string> = {
  'names in a cell': (size) =>
    `worked_on,op,lot,vessels,volume_l\n2026-09-01,start,26-A,"${listOf(size * 5, (n) => `zz${n}`)}",1`,
  'names in a set-up': (size) => ['name,kind', ...linesOf(size, (n) => `V${n},bathtub`)].join('\n'),
  corrections: (size) =>
    [
      'worked_on,op,vessels,note,event_id,corrects,action',
      ...linesOf(size, (n) => `2026-09-01,note,T1,x,e${n},,`),
      ...linesOf(size, (n) => `2026-09-01,,,,v${n},e${n},void`),
    ].join('\n'),
  rows: (size) =>
    ['worked_on,op,vessels,note', ...linesOf(size * 2, (n) => `2026-09-01,note,T1,row ${n}`)].join('\n'),
  columns: (size) => `worked_on${','.repeat(size * 20)}\n${'x\n'.repeat(size)}`,
  faults: (size) => `worked_on,op\n${'never,note\n'.repeat(size)}`,
  'separate lots': (size) =>
    ['worked_on,op,lot,vessels,volume_l', ...linesOf(size, (n) => `2026-09-01,start,Z${n},Y${n},1`)].join(
      '\n',
    ),
  'an open quotation': (size) => `worked_on,op,vessels,note\n2026-09-01,note,T1,"${'x'.repeat(size * 60)}`,
  ...Object.fromEntries(
    ['\t', ' ', '""', ';', '=', '1,'].map((text) => [
      `cells of ${JSON.stringify(text)}`,
      (size: number) => `worked_on,op,vessels,note\n2026-09-01,note,T1,"${text.repeat(size * 30)}"`,
    ]),
  ),
};
