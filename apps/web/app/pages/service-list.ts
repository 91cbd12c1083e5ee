type ServiceGlyph = 'grid' | 'curve' | 'satellite' | 'window' | 'lots' | 'leaf' | 'book';

interface Service {
  glyph: ServiceGlyph;
  title: string;
  description: string;
  bullets: readonly string[];
}

export const services: readonly [Service, ...Service[]] = [
  {
    glyph: 'grid',
    title: 'Empowering Wineries with Technology',
    description:
      'Big producers have data teams. You have a notebook, three spreadsheets, and a cellar to run. We bring you the big producers’ tools, sized to what you make, and leave them in your hands.',
    bullets: [
      'Free for wineries that qualify',
      'One person to talk to, from first call to last file',
      'Everything we build is yours, with its documentation',
    ],
  },
  {
    glyph: 'curve',
    title: 'Data Analytics',
    description:
      'Years of harvest, cellar, and sales records, cleaned, joined, and turned into one answer you can use.',
    bullets: [
      'Yield and ripening by block and year',
      'Sales by channel, vintage, and label',
      'Charts that update when your records do',
    ],
  },
  {
    glyph: 'satellite',
    title: 'Vineyard Remote Sensing',
    description: 'Freely available satellite images, read by someone who used to build satellites.',
    bullets: [
      'Vigor maps for each block through the season',
      'Weak corners found before you walk them',
      'Straight talk about what a pixel can’t show',
    ],
  },
  {
    glyph: 'window',
    title: 'Custom Software',
    description: 'Small programs for jobs no product covers, built to run for years without us.',
    bullets: [
      'Web pages, dashboards, and text-message tools',
      'Your data in open formats',
      'Source code handed over',
    ],
  },
  {
    glyph: 'lots',
    title: 'Lot Tracking & Records',
    description: 'From weigh tag to bottle: what went where, when, and what was added to it.',
    bullets: [
      'Entry from the cellar floor by phone',
      'One history for every lot',
      'Reports ready when they’re due',
    ],
  },
  {
    glyph: 'leaf',
    title: 'Sustainability & Transparency',
    description:
      'If you farm and make wine with care, your numbers prove it better than a claim on the label.',
    bullets: [
      'Additive and process disclosure for consumers',
      'Inputs, energy, and biodiversity measured over time',
      'Plain pages your customers can check',
    ],
  },
  {
    glyph: 'book',
    title: 'Training & Handover',
    description: 'A tool no one can run is a cost. We stay until your people use it without help.',
    bullets: [
      'Sessions with your own data, at your own bench',
      'Written instructions, short enough to read',
      'Questions answered after delivery',
    ],
  },
];
