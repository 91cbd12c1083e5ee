const rules = [
  'Argue about wine; never attack people.',
  'Say where advice comes from and what you measured yourself. A wrong dose can hurt someone.',
  'Sell in Small Wine Business only, and say that you’re the seller.',
  'What others tell you in private stays private.',
  'Report what breaks these rules. A moderator looks at every report and tells you what came of it.',
];

export function HouseRules() {
  return (
    <ol className="grid list-decimal gap-1.5 pl-5">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}
