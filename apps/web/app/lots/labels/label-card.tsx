import { QrCode } from '../../ui/qr-code.tsx';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { fittedHeight, inTwo, type VesselLabel } from './label-lines.ts';

/** Width of the text in millimeters; the QR code is beside it. */
const width = 140;
const height = 62;

/**
 * A printed label, black on white in either theme. A capital of 8.5 mm at two meters is three times the smallest that
 * good eyes read (5 minutes of arc, 2.9 mm); the vessel's name is nearly twice that.
 */
export function LabelCard({ label, day, address }: { label: VesselLabel; day: string; address: string }) {
  const { labels } = useOfficeWording();
  const names = inTwo(label.vessel);
  const lines = [
    ...names.map((text) => ({ text, most: names.length > 1 ? 6.5 : 15, weight: 700 })),
    { text: label.lot, most: 8.5, weight: 600 },
    { text: label.variety, most: 8.5, weight: 400 },
    { text: label.amount, most: 8.5, weight: 400 },
  ];
  let bottom = 0;
  return (
    <li className="vessel-label">
      <svg viewBox={`0 0 ${width} ${height}`} role="img">
        <title>
          {[label.vessel, label.lot, label.variety, label.amount, day].filter(Boolean).join(', ')}
        </title>
        {lines.map(({ text, most, weight }) => {
          bottom += most + (most < 8 ? 3.2 : 4.4);
          const capital = fittedHeight(text, { width: width - 8, most });
          return (
            <text key={bottom} x="4" y={bottom} fontSize={capital / 0.7} fontWeight={weight}>
              {text}
            </text>
          );
        })}
      </svg>
      <span>
        <QrCode text={address} title={labels.opens(label.vessel)} className="w-full" />
        <svg viewBox="0 0 40 18" aria-hidden="true">
          {day.split(/,? (?=\d{4}$)/).map((part, line) => (
            <text key={part} x="20" y={7.5 + line * 9} fontSize="9" textAnchor="middle">
              {part}
            </text>
          ))}
        </svg>
      </span>
    </li>
  );
}
