import { acts, type Jurisdiction, jurisdictions, type LegalLimit } from '../src/law/legal-limit.ts';
import { legalLimits } from '../src/law/limits.ts';
import { noLimits } from '../src/law/no-limits.ts';
import { type Source, sources } from '../src/sources.ts';

const opening = `# Limits of law

Every limit that a calculator or the book of a winery consults, by what is done to the wine. The rows are in
\`packages/enology/src/law\`; the reasons why others are missing are in \`no-limits.ts\` there. For information, never advice.
A text that was not read itself is marked so, and a page says it beside the figure.
`;

function row({ subject, bound, limit, unit, wines, law, note }: LegalLimit): string {
  const { title, url }: Source = sources[law.source];
  const subjectOfKinds = wines ? `${subject} (${wines.join(', ')})` : subject;
  const read = law.quotedFrom ? `not read: quoted from ${law.quotedFrom.replace(/,$/, '')}` : 'read';
  const cells = [
    jurisdictions[law.jurisdiction],
    note ? `${subjectOfKinds}. ${note}` : subjectOfKinds,
    `at ${bound ?? 'most'} ${limit} ${unit}`,
    law.edition ? `${law.section} (${law.edition})` : law.section,
    url ? `[${title}](${url})` : title,
    `${law.readOn}, ${read}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table of limits as a page, act by act. */
export function lawPage(): string {
  const sections = acts.map((act) => {
    const rows = legalLimits.filter((limit) => limit.act === act).map(row);
    const reasons: Readonly<Partial<Record<Jurisdiction, string>>> = noLimits[act];
    const missing = Object.entries(jurisdictions).flatMap(([key, name]) => {
      const reason = reasons[key as Jurisdiction];
      return reason ? [`- ${name}: ${reason}`] : [];
    });
    const heading =
      '| Where | What | Limit | Section | Source | Read on |\n| --- | --- | --- | --- | --- | --- |';
    const table = rows.length > 0 ? [[heading, ...rows].join('\n')] : [];
    return [`## ${act}`, ...table, ...(missing.length > 0 ? [missing.join('\n')] : [])].join('\n\n');
  });
  return [opening.trim(), ...sections].join('\n\n').concat('\n');
}
