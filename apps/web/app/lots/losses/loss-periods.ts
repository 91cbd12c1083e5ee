export interface Period {
  from: string;
  through: string;
}

/** The preset periods of the losses page, up to a day. */
export function usualPeriods(today: string): (Period & { name: 'thisMonth' | 'thisYear' | 'lastYear' })[] {
  const [year = '', month = ''] = today.split('-');
  const before = String(Number(year) - 1);
  return [
    { name: 'thisMonth', from: `${year}-${month}-01`, through: today },
    { name: 'thisYear', from: `${year}-01-01`, through: today },
    { name: 'lastYear', from: `${before}-01-01`, through: `${before}-12-31` },
  ];
}
