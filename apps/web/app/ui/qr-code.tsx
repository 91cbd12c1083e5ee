import { encode } from 'uqr';

/** Black on white in both themes, so that phones can read it. */
export function QrCode({ text, title, className }: { text: string; title: string; className: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={`shrink-0 ${className}`}
      role="img"
      shapeRendering="crispEdges"
    >
      <title>{title}</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={modules} fill="#000" />
    </svg>
  );
}
