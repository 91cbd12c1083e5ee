/** Messages in the screenshot of Plastic Grapes, which the last author's page shows. */
export const conversation: [member: string, text: string, likedBy?: string[]][] = [
  ['Marta_Ruiz', 'Good morning from Fennville. Frost on the low rows, but the Riesling had been picked.'],
  [
    'Ben_Okafor',
    'Our lab sheet came back, before I rack on Thursday:\n\n| Tank | pH | Free SO₂ |\n| --- | --- | --- |\n| T4 Riesling | 3.21 | 24 mg/L |\n| T7 Chambourcin | 3.64 | 18 mg/L |',
    ['Marta_Ruiz', 'Jo_Lindqvist'],
  ],
  [
    'Jo_Lindqvist',
    'At **pH 3.64** you need 55 mg/L of free SO₂ for 0.8 molecular, so T7 is far short.',
    ['Ben_Okafor', 'Marta_Ruiz', 'Sam_Whitfield'],
  ],
  ['Ben_Okafor', 'That is what I feared. Metabisulfite it is, in two additions.', ['Jo_Lindqvist']],
  ['Marta_Ruiz', 'Taste it the day after the first one. Ours closed up completely last year.'],
];
