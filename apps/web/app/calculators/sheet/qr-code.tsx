import { encode } from 'uqr';

/** An address as a picture that a phone reads, black on white in either theme. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'L', border: 2 });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="size-[34mm] shrink-0"
      role="img"
      shapeRendering="crispEdges"
    >
      <title>QR code that reopens the calculator with these values</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={modules} fill="#000" />
    </svg>
  );
}
