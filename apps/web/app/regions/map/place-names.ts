interface Named {
  id: string;
  name: string;
  x: number;
  y: number;
}

const fewEnough = 12;
/** In pixels, for the map's bold small type: offset of a name from its dot, line height, and letter width. */
const [beside, lineHeight, letterWidth] = [11, 18, 8.5];

/** The dots to label: the selected one, and, where there are few, each whose label overlaps no other. */
export function namedDots<Dot extends Named>(dots: readonly Dot[], selected: string | undefined): Dot[] {
  const named: Dot[] = [];
  const isChosen = ({ id }: Dot) => Number(id === selected);
  for (const dot of dots.toSorted((a, b) => isChosen(b) - isChosen(a)))
    if (isChosen(dot) || (dots.length <= fewEnough && !named.some((other) => overlap(dot, other))))
      named.push(dot);
  return named;
}

function overlap(a: Named, b: Named): boolean {
  const left = a.x < b.x ? a : b;
  return Math.abs(a.y - b.y) < lineHeight && Math.abs(a.x - b.x) < beside + left.name.length * letterWidth;
}
