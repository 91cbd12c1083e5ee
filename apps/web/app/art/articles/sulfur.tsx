import { polyline } from '../path.ts';

/** Free SO2 that pH 2.8 to 4.0 asks for, for five aims of molecular SO2: the curves themselves. */
export function Drawing() {
  const curve = (molecular: number) =>
    polyline(
      Array.from({ length: 13 }, (_, index) => {
        const pH = 2.8 + 0.1 * index;
        return { x: 40 + index * 34, y: 214 - molecular * 10 ** (pH - 1.8) * 1.6 };
      }).filter(({ y }) => y > 6),
    );
  return (
    <>
      <path
        className="stroke-line"
        d="M40 10v204h420M142 10v204M244 10v204M346 10v204M448 10v204M40 163h420M40 112h420M40 61h420"
      />
      <path className="stroke-edge" d={[0.3, 0.5, 1.2, 2].map(curve).join('')} />
      <path className="stroke-wine" strokeWidth="2.5" d={curve(0.8)} />
    </>
  );
}
