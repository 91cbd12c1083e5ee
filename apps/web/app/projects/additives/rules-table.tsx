import { longDay } from '../../ui/dates.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { dateRead, type LabelId, labels, ruleFor, substances, type Verdict, type Wine } from './rules.ts';

const words: Record<Verdict, string> = {
  allowed: 'Yes',
  limited: 'With a condition',
  no: 'No',
  check: 'Check',
};
const tones: Record<Verdict, string> = {
  allowed: 'text-vine',
  limited: 'text-gold',
  no: 'text-wine',
  check: 'text-muted',
};

const names = 'sticky left-0 bg-sheet';

export function RulesTable({ shown, wine }: { shown: LabelId[]; wine: Wine }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer. */}
      <section aria-label="Substances by label" tabIndex={0} className="relative mt-6 overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-ink border-b align-bottom">
              <th scope="col" className={`${names} py-2 pr-4`}>
                Substance
              </th>
              {shown.map((id) => (
                <th key={id} scope="col" className="min-w-36 py-2 pr-4">
                  {labels[id].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {substances.map((substance) => (
              <tr key={substance.name} className="border-line border-b align-top">
                <th scope="row" className={`${names} min-w-32 py-2 pr-4 font-semibold`}>
                  {substance.name}
                  <span className="block font-normal text-muted">{substance.purpose}</span>
                </th>
                {shown.map((id) => {
                  const { verdict, note, section } = ruleFor(substance, id, wine);
                  return (
                    <td key={id} className="py-2 pr-4">
                      <span className={`block font-semibold ${tones[verdict]}`}>{words[verdict]}</span>
                      {note}
                      <span className="block text-muted text-xs">{section}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="mt-4 grid gap-2 text-muted text-sm">
        {shown.map((id) => (
          <li key={id}>
            <TextLink href={labels[id].href} rel="noopener">
              {labels[id].name}
            </TextLink>
            {`: ${labels[id].text}. Read ${longDay(dateRead)}.`}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        For still wine; sparkling, liqueur, and some named sweet wines have other limits. “Check” means that
        we aren’t certain, not that the substance is allowed: we could read only the section headings of
        Demeter’s standard, so we cite those. Amendments since the editions cited aren’t in the table.
      </p>
    </>
  );
}
