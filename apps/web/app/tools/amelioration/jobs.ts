import type { Job } from '../../calculator/definition/job.ts';

// The OIV's densities: 1.0729 kg/L at 18 °Bx, 1.0863 at 21, 1.1141 at 27, and 1.1001 at 24.
export const jobs: readonly Job[] = [
  // 1000 × 12 / 9 = 1333.3 L at 21 °Bx: 1448.4 kg, with 304.2 kg of solids; the juice has 1072.9 and 193.1: 111.0 kg of
  // sugar, and (1448.4 − 1072.9 − 111.0) / 0.9982 = 265 L of water. In all 265 + 0.618 × 111 = 333.6 L, 25.0%.
  [
    {},
    ['Water to add', 265, 1, 'L'],
    ['Sugar to add', 111, 0.3, 'kg'],
    ['Tartaric acid to add', 0, 0, 'g'],
    ['Water and sugar in the whole', 25, 0.1, '%'],
    ['Allowed by the acid (27 CFR 24.178)', 538.4, 0.05, 'L'],
  ],
  // 27 to 24 °Bx: 1114.1 kg × 0.125 / 0.9982 = 139.5 L of water, 1253.4 / 1.1001 = 1139.3 L, 6 × 139.3 = 836 g of acid.
  [
    { brixFrom: 27, brixTo: 24, taFromGPerL: 6, taToGPerL: 6 },
    ['Water to add', 139.5, 0.2, 'L'],
    ['Tartaric acid to add', 836, 2, 'g'],
  ],
];
