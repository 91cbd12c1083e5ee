import { words } from './words.ts';
/** Common names of materials, added to a winery's aliases if it has that material. */
export const commonMaterials: Record<string, { en: string[]; es: string[] }> = {
  KMBS: {
    en: words(`
      kmbs, k meta, kmeta, meta, metabisulfite, potassium metabisulfite, potassium meta, metabisulphite,
      sulfite, sulfites, sulphite, k meta bisulfite, meta bisulfite, campden, pot meta, kms, pmbs, kmb, pms
    `),
    es: words(`
      metabisulfito, metabisulfito de potasio, meta bisulfito, sulfito, bisulfito, metabisulfito potasico,
      meta
    `),
  },
  SO2: {
    en: ['so2', 's02', 'sulfur', 'sulphur', 'sulfur dioxide', 'sulphur dioxide'],
    es: ['sulfuroso', 'azufre', 'anhidrido sulfuroso', 'dioxido de azufre'],
  },
  DAP: { en: ['dap', 'diammonium phosphate'], es: ['fosfato diamonico', 'fosfato', 'fosfato de amonio'] },
  'Fermaid O': { en: ['fermaid o', 'fermaido', 'ferm o', 'fermo'], es: [] },
  'Fermaid K': { en: ['fermaid k', 'fermaidk', 'ferm k', 'fermk'], es: [] },
  'Go-Ferm': { en: ['goferm', 'go ferm', 'goferm protect', 'go ferm protect'], es: [] },
  'tartaric acid': {
    en: ['tartaric', 'tartaric acid', 'tart', 'tartaric acd'],
    es: ['acido tartarico', 'tartarico', 'ac tartarico'],
  },
  sugar: {
    en: ['sugar', 'cane sugar', 'table sugar', 'sucrose', 'beet sugar'],
    es: ['azucar', 'azucar de cana', 'sacarosa'],
  },
  water: { en: ['water', 'h2o'], es: ['agua'] },
  bentonite: { en: ['bentonite', 'bent', 'bento', 'bentonite slurry'], es: ['bentonita'] },
  gelatin: { en: ['gelatin', 'gelatine'], es: ['gelatina'] },
  PVPP: { en: ['pvpp', 'polyclar'], es: [] },
  isinglass: { en: ['isinglass', 'isingglass'], es: ['ictiocola', 'cola de pescado'] },
  'Opti-Red': { en: ['opti red', 'optired'], es: [] },
  'FT Rouge': { en: ['ft rouge', 'ftrouge', 'tannin ft rouge', 'rouge'], es: ['tanino ft rouge'] },
  'Color Pro': { en: ['color pro', 'colorpro', 'scottzyme color pro'], es: [] },
  'ascorbic acid': { en: ['ascorbic', 'ascorbic acid', 'vitamin c'], es: ['acido ascorbico', 'ascorbico'] },
  lysozyme: { en: ['lysozyme', 'lyso', 'lysozime'], es: ['lisozima'] },
  'oak cubes': { en: ['oak cubes', 'oak cube'], es: ['cubos de roble', 'cubos roble'] },
  'EC-1118': { en: ['ec1118', 'ec 1118', 'prise de mousse'], es: [] },
};

/** Words of other materials, which are no misspelling of these: copper sulfate is no sulfite. */
export const otherMaterials = words(`
  sulfate, sulphate, sulfates, sulphates, sulfato, sulfatos, carbonate, bicarbonate, carbonato, bicarbonato, chloride, cloruro
`);

/** Sodium metabisulfite is another material than the potassium salt. */
export const otherSalts = words(`
  sodium, sodio, calcium, calcio, copper, cobre, ammonium, amonio, magnesium, magnesio
`);

/** Strains that identify the organism; any other inoculum must be called yeast or bacteria. */
export const organisms: { yeast: string[]; ml_bacteria: string[] } = {
  yeast: words(`
    EC-1118, QA23, D254, RC212, 71B, D47, D80, D21, K1-V1116, BM45, BM4X4, CY3079, DV10, BRL97, R2, W15,
    ICV-D254, GRE, CSM, Syrah, NT116, VIN13, X5, X16, F15, VL1, VL3, BDX, UCD522, Cote des Blancs, Premier
    Cuvee, Premier Rouge, RP15, AMH, L2226, RHST, V1116, M2, MT, T306, QD145, SVG, Assmannshausen
  `),
  ml_bacteria: words(`
    VP41, CH16, CH11, CH35, Alpha, Beta, PN4, CINE, MBR31, Omega, Solo, O-Mega, 31MBR, Vitilactic, Enoferm
    Alpha
  `),
};

/** Materials that no yeast feeds on. */
export const sulfites: readonly string[] = ['SO2', 'KMBS'];

/** Stored as liters, since it becomes part of the wine's volume. */
export const water = 'water';
