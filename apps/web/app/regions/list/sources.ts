/** The public registers used for names, places, and rules. */
export const registers: Record<string, { name: string; href: string }> = {
  'European Union': {
    name: 'eAmbrosia, the register of geographical indications',
    href: 'https://ec.europa.eu/agriculture/eambrosia/geographical-indications-register/',
  },
  'United States': {
    name: '27 CFR Part 9, American Viticultural Areas',
    href: 'https://www.ecfr.gov/current/title-27/chapter-I/subchapter-A/part-9',
  },
  Canada: { name: 'VQA Ontario, appellations', href: 'https://vqaontario.ca/' },
  Chile: { name: 'Servicio Agrícola y Ganadero', href: 'https://www.sag.gob.cl/' },
  Argentina: {
    name: 'Instituto Nacional de Vitivinicultura',
    href: 'https://www.argentina.gob.ar/inv',
  },
  'South Africa': { name: 'SAWIS, Wine of Origin', href: 'https://www.sawis.co.za/' },
  Australia: {
    name: 'Wine Australia, register of protected geographical indications',
    href: 'https://www.wineaustralia.com/labelling/register-of-protected-gis-and-other-terms',
  },
  'New Zealand': {
    name: 'Geographical indications register',
    href: 'https://www.iponz.govt.nz/get-ip/geographical-indications/',
  },
};
