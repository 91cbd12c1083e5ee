export const labels = {
  title: 'Labels',
  about:
    'Four to a page, with letters legible from six feet. The code opens the vessel’s page on the phone of anyone who works with the winery.',
  paper: 'Paper',
  papers: { letter: 'US Letter', a4: 'A4' },
  print: (count: number) => (count === 1 ? 'Print 1 label' : `Print ${count} labels`),
  vessels: 'Vessels',
  inUse: 'Those in use',
  all: 'All',
  none: 'None',
  empty: 'Empty',
  unknown: 'Unknown',
  opens: (vessel: string) => `Opens ${vessel} on a phone`,
};
