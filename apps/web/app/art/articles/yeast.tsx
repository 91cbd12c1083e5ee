import { randomFrom } from '../random.ts';

export function Drawing() {
  const random = randomFrom(5);
  const cells = Array.from({ length: 34 }, () => ({
    x: Math.round(random() * 480),
    y: Math.round(random() * 240),
    r: Math.round(11 + random() * 13),
  }));
  return cells.map(({ x, y, r }, index) => (
    <g
      key={`${x} ${y}`}
      className={index % 4 === 0 ? 'fill-gold/30 stroke-gold' : 'stroke-vine'}
      transform={`translate(${x} ${y})rotate(${(index * 47) % 360})`}
    >
      <ellipse rx={r} ry={Math.round(r * 0.8)} />
      {index % 3 > 0 && <circle cx={Math.round(r * 1.35)} r={Math.round(r * 0.42)} />}
    </g>
  ));
}
