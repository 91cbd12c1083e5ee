import type { PublishedPoint } from '../src/proof/published-points.ts';

export type Row = readonly [
  quantity: string,
  unit: string,
  expected: number,
  within: number,
  inputs: PublishedPoint['inputs'],
];

const mass = 'mass balance';
const red = { brix_from: 20, brix_to: 22, volume_L: 1000 };
const wine = { ta_from_g_L: 9, ta_to_g_L: 8, volume_L: 1000 };

/**
 * What a publication may print beside the usual quantities, by group. A number stands in a source, or follows by hand
 * from the formula that the source prints: the working is behind it.
 */
export const lessUsualQuantities: Readonly<Record<string, readonly Row[]>> = {
  chaptalization: [
    [
      'sugar_oz',
      'oz',
      45,
      0.005,
      { brix_increase: 6, volume_US_gal: 5, method: '1.5 oz per gallon and degree' },
    ],
    ['final_volume_L', 'L', 1017.2, 0.05, { volume_L: 1000, sugar_kg: 27.737 }], // 1000 + 0.62 × 27.737
    ['volume_increase_L', 'L', 6.2, 1e-9, { sugar_kg: 10 }],

    [
      'sugar_oz',
      'oz',
      30,
      0.005,
      { brix_from: 18, brix_to: 22, volume_US_gal: 5, method: '1.5 oz per US gallon' },
    ], // 1.5 × 4 × 5
    ['sugar_g_per_L', 'g/L', 27.737, 0.003, { ...red, method: mass }], // 27.737 kg in 1000 L
    ['hexose_per_sucrose', 'g/g', 1.0526, 0.0003, { sugar: 'sucrose' }], // 360.31 / 342.30
  ],
  'water-addition': [
    ['water_L', 'L', 9.08, 0.02, { juice_L: 66.3, brix_initial: 27.5, brix_target: 24.5, method: mass }],

    ['tartaric_g', 'g', 48.3, 0.05, { water_L: 8.05, tartaric_g_L: 6 }],
    ['acid_g', 'g', 27.37, 0.01, { water_L: 8.05, acid_g_per_L_water: 3.4 }],
    ['water_kg', 'kg', 9.06, 0.02, { volume_L: 66.3, brix_from: 27.5, brix_to: 24.5, method: mass }], // 9.08 × 0.998
    ['brix_final', '°Bx', 15.714, 0.001, { volume_L: 5, brix_from: 22, water_L: 2, method: 'volume rule' }], // 22 × 5 / 7
  ],
  'acid-addition': [
    ['ta_increase_g_L_as_tartaric', 'g/L', 1.082, 0.001, { acid: 'blend 40/40/20', acid_g_L: 1 }], // 0.4 + 0.4 × 75.04 / 67.04 + 0.2 × 75.04 / 64.04
    [
      'acid_g',
      'g',
      943.7,
      0.1,
      {
        acid: 'blend',
        tartaric_parts: 1,
        malic_parts: 1,
        citric_parts: 0,
        ta_from_g_L: 5,
        ta_to_g_L: 6,
        volume_L: 1000,
      },
    ], // 1000 / (0.5 + 0.5 × 1.1193)
    ['g_per_equivalent', 'g/eq', 75.04, 0.005, { acid: 'tartaric' }],
    ['acid_g_L', 'g/L', 0.853, 0.001, { acid: 'citric', ta_increase_g_L_as_tartaric: 1, volume_L: 500 }], // 64.04 / 75.04
  ],
  'acidity-units': [
    ['mg_L', 'mg/L', 1201, 0.5, { meq_L: 20, to: 'acetic' }], // 20 × 60.05
    ['equivalent_mass_g', 'g/eq', 49.04, 0.005, { acid: 'sulfuric' }],
    ['ta_decrease_g_L_as_sulfuric', 'g/L', 0.366, 0.001, { malic_g_L: 1 }], // 49.04 / 134.09
    ['factor', '1', 1.5, 1e-9, { from: 'sulfuric', to: 'tartaric', method: 'add half' }],
  ],
  deacidification: [
    ['carbonate_g', 'g', 1334, 1, { ...wine, salt: 'KHCO3', method: 'neutralization only' }],
    ['carbonate_per_tartaric', 'g/g', 0.667, 0.0005, { salt: 'CaCO3' }],
    ['ta_after_g_L_as_tartaric', 'g/L', 8, 0.01, { salt: 'CaCO3', ta_from_g_L: 10, dose_g_L: 1.334 }], // 10 - 1.334 / 0.667
  ],
  'double-salt-deacidification': [
    [
      'volume_to_treat_L',
      'L',
      350,
      0.01,
      { ta_from_g_L: 12, ta_to_g_L: 8, volume_L: 1000, method: '1.05 times' },
    ],
    ['CaCO3_kg', 'kg', 2.665, 0.001, { ta_from_g_L: 12, ta_to_g_L: 8, volume_L: 1000 }], // 4 × 1000 / 150.087 / 10
    [
      'volume_to_treat_L',
      'L',
      350,
      0.01,
      { ta_from_g_L: 12, ta_to_g_L: 8, volume_L: 1000, method: 'recommended' },
    ],
  ],
  'grape-yield': [
    ['grapes_kg', 'kg', 1000, 1e-6, { wine_L: 730, yield_L_per_t: 730 }],
    ['bottles_per_case', '1', 12, 1e-9, {}],
    ['bottles', 'bottles', 5.1, 0.06, { volume_US_gal: 1, bottle_mL: 750 }], // Home Winemaking for Dummies

    ['factor', '1', 4.1727, 0.0001, { from: 'US gal/US ton', to: 'L/t' }],
    ['US_ton_per_case', 'US ton', 1 / 63, 0.0001, { US_gal_per_US_ton: 150 }], // Cornell: 63 cases a ton
    ['kg_per_bottle', 'kg', 1.027, 0.001, { L_per_tonne: 730 }], // 0.75 / 730 × 1000
  ],
  'bottling-run': [
    ['bottle_mL', 'mL', 750, 1e-9, { cases: 1, volume_L: 9 }],
    ['bottle_mL', 'mL', 750, 1e-9, { basis: 'a standard bottle' }],

    ['fill_tolerance_pct', '%', 2, 1e-9, { bottle_mL: 750 }],
    ['fill_tolerance_pct', '%', 4.5, 1e-9, { bottle_mL: 187 }],
    ['fill_variation_pct', '%', 1.5, 1e-9, { bottle_mL: 1500, jurisdiction: 'US' }],
    ['labels_to_order', 'labels', 303, 1e-9, { volume_L: 225, bottle_mL: 750, loss_pct: 1, spare_pct: 2 }], // 297 × 1.02, up
    ['remainder_bottles', 'bottles', 9, 1e-9, { volume_L: 225, bottle_mL: 750, loss_pct: 1 }], // 297 = 24 × 12 + 9
    ['time_min', 'min', 18, 1e-9, { bottles: 300, bottles_per_h: 1000 }],
  ],
  'yeast-rehydration': [
    ['yeast_g', 'g', 250, 1e-9, { dose_g_hL: 25, volume_hL: 10 }],
    ['yeast_rate_g_hL', 'g/hL', 25, 1e-9, { rule: 'up to 25 °Bx' }],
    ['yeast_rate_g_hL', 'g/hL', 30, 1e-9, { brix: 26 }],
    ['rehydration_nutrient_g_hL', 'g/hL', 30, 1e-9, { yeast_g_hL: 24 }], // 1.25 × 24
    ['time_min', 'min', 30, 1e-9, { rule: 'longest in the water' }],

    ['water_L', 'L', 2.5, 1e-9, { yeast_g: 250, water_per_yeast: 10 }],
    ['yeast_g_hL', 'g/hL', 23.97, 0.005, { yeast_lb_per_1000_US_gal: 2 }],
    ['water_temperature_C', '°C', 40, 1e-9, { rule: 'without nutrient' }],
    ['water_temperature_C', '°C', 43, 1e-9, { rule: 'with nutrient' }],
  ],
  'fermentation-co2': [
    ['ethanol_g_per_g_sugar', 'g/g', 0.5114, 0.0001, { sugar: 'hexose' }], // 92.14 / 180.16
    ['co2_kg', 'kg', 74.5, 0.05, { ethanol_kg: 78 }], // 0.9553 × 78
    ['co2_g_L', 'g/L', 107.5, 0.05, { sugar_g_L: 220 }], // 0.4886 × 220
    ['co2_m3_at_0C_1atm', 'm3', 37.7, 0.05, { co2_kg: 74.5 }], // / 1.977
    ['co2_ft3', 'ft3', 1920, 1, { sugar_g_L: 220, volume_L: 1000 }], // 54.37 m³ × 35.315
    ['co2_kg_per_day', 'kg/day', 10.75, 0.005, { sugar_g_L: 220, volume_L: 1000, days: 10 }],
    ['co2_density_kg_m3', 'kg/m3', 1.977, 1e-9, { t_C: 0 }],
  ],
  'fermentation-cooling': [
    ['heat_kJ_per_g_sugar', 'kJ/g', 0.5551, 0.0001, { heat_kJ_per_mol: 100, sugar: 'hexose' }], // 100 / 180.16
    ['heat_kJ_per_mol', 'kJ/mol', 100.4, 0.05, { heat_kcal_per_mol: 24 }],
    ['peak_kW', 'kW', 1.29, 0.005, { volume_L: 5000, daily_drop_g_L: 40 }], // 0.557 × 40 × 5000 / 86,400
    ['heat_thousand_kcal', 'thousand kcal', 26.6, 0.05, { volume_hL: 10, sugar_g_L: 200 }],
  ],
  'dose-units': [
    ['g_per_barrel', 'g/barrel', 22.5, 1e-9, { mg_L: 100 }], // of 225 L
    ['mL_per_hL', 'mL/hL', 100, 1e-9, { mL_L: 1 }],
    ['fl_oz_per_1000_US_gal', 'fl oz/1000 gal', 128, 1e-9, { mL_L: 1 }], // a gallon in a thousand
    ['g_per_bottle', 'g/bottle', 0.075, 1e-9, { mg_L: 100 }],
    ['mass_g', 'g', 6, 1e-9, { g_hL: 10, volume_L: 60 }],
    ['in3_per_wine_gallon', 'in3', 231, 1e-9, {}], // by law
    ['US_gal_per_ft3', 'US gal/ft3', 7.4805, 0.00005, {}],

    ['g_per_225L', 'g/225 L', 22.5, 1e-9, { mg_L: 100 }],
    ['kg_per_1000L', 'kg/1000 L', 1, 1e-9, { g_L: 1 }],
    ['g_per_imp_gal', 'g/imp gal', 4.546, 0.001, { g_L: 1 }],
  ],
  addition: [
    ['mass_g', 'g', 22.5, 1e-9, { dose_mg_L: 100, volume_barrels: 1 }],
    ['solution_mL', 'mL', 100, 1e-9, { dose_mL_L: 1, volume_L: 100 }],

    ['dap_mg_L', 'mg/L', 470, 0.5, { yan_deficit_mg_L: 100, dap_mg_per_mg_yan: 4.7, volume_L: 100 }],
  ],
  'solution-addition': [
    ['stock_g', 'g', 200, 1e-9, { stock_pct_w_v: 10, stock_L: 2 }],
    ['so2_g_per_100mL', 'g/100 mL', 5.76, 0.005, { kmbs_g: 10, stock_mL: 100, so2_fraction: 0.576 }],
    ['kmbs_g_per_100mL', 'g/100 mL', 10, 1e-9, { so2_g_per_100mL: 5, so2_fraction: 0.5 }],
    [
      'water_pct',
      '%',
      1.01,
      0.001,
      { target_increase_mg_L: 1, volume_L: 100, stock_mg_L: 100, method: 'exact' },
    ], // 1.01 L in 100
    ['difference_pct', '%', 1.01, 0.001, { target_increase_mg_L: 1, stock_mg_L: 100 }], // c / (C - c)
    [
      'solution_mL',
      'mL',
      100,
      1e-9,
      { copper_increase_mg_L: 1, volume_L: 1000, stock_g_L: 10, method: 'simple' },
    ],
  ],
  'so2-forms': [
    ['total_so2_mg_L', 'mg/L', 80, 1e-9, { so2_increase_mg_L: 50, total_so2_before_mg_L: 30 }],

    ['so2_g_per_100mL', 'g/100 mL', 5.8, 0.05, { kmbs_g_per_100mL: 10, so2_fraction: 0.576 }], // fresh salt in the shop's recipe
    ['free_share', '1', 0.35, 1e-9, { wine: 'turbid or sweet' }],
    ['free_share_pct', '%', 75, 1e-9, { pH: 3.1 }],
    ['free_fraction', '1', 0.5, 1e-9, { pH: 3.5 }],
    ['tablets', 'tablets', 3, 1e-9, { so2_increase_mg_L: 30, volume_L: 100, so2_g_per_tablet: 1 }],
  ],
  'fining-trial': [
    ['water_L_per_kg', 'L/kg', 16.7, 0.05, {}],

    ['water_pct', '%', 1.7, 0.05, { dose_g_L: 1, slurry_pct_w_v: 6 }],
    ['water_L', 'L', 16.7, 0.05, { bentonite_kg: 1 }],
  ],
  'copper-sulfate': [
    ['copper_sulfate_per_copper', 'g/g', 3.93, 0.005, { salt: 'CuSO4·5H2O' }],
    ['molar_excess', '1', 26, 1, { copper_mg_L: 0.5, h2s_ug_L: 10 }], // Coetzee: about 26-fold
    ['copper_after_mg_L', 'mg/L', 0.6, 1e-9, { copper_mg_L: 0.5, copper_present_mg_L: 0.1 }],
  ],
  sorbate: [['sorbate_mg_L', 'mg/L', 270, 0.5, { alcohol_pct_vol: 10, pH: 3.5, volume_L: 100 }]],
  'peroxide-so2': [
    ['density_g_mL', 'g/mL', 1.11, 1e-9, { peroxide_pct: 30 }],
    ['so2_reduction_mg_L', 'mg/L', 10, 0.01, { peroxide_g: 5.309, volume_L: 1000 }], // 0.5309 g/g
    ['solution_mL_per_hL', 'mL/hL', 17.5, 0.05, { so2_reduction_mg_L: 10, peroxide_pct: 3 }], // 0.531 / 0.03 / 1.01
  ],
  'oxygen-so2': [
    ['dissolved_oxygen_goal_mg_L', 'mg/L', 0.5, 1e-9, { when: 'at bottling' }],
    ['tpo_goal_mg_L', 'mg/L', 1.25, 1e-9, { wine: 'red' }],
    ['tpo_goal_mg_L', 'mg/L', 0.6, 1e-9, { wine: 'white' }],

    ['oxygen_mg_per_mL', 'mg/mL', 1.33, 0.005, { t_C: 20 }],
    [
      'free_so2_loss_mg_L',
      'mg/L',
      12,
      0.05,
      { total_package_oxygen_mg_L: 3, basis: 'stoichiometric, 2 SO2 per O2' },
    ],
  ],
  'back-sweeten': [
    [
      'volume_increase_pct',
      '%',
      (100 * 236.5) / (2000 * 3.785412),
      0.005,
      { volume_US_gal: 2000, sugar_g: 378_500, g_per_L_volume: 1600 },
    ],
    [
      'alcohol_pct_vol',
      '% vol',
      19.28,
      0.005,
      { volume_L: 1370, final_volume_L: 1421, alcohol_pct_vol_initial: 20 },
    ],
    ['alcohol_pct_vol', '% vol', 15.11, 0.005, { delle_units: 78, sugar_pct: 10 }], // (78 - 10) / 4.5
    ['sugar_kg', 'kg', 82.2, 0.05, { volume_L: 1370, sugar_g_L_final: 60, method: 'on the initial volume' }],
  ],
  blend: [['ratio', '1', 0.25, 1e-9, { value_A: 40, value_B: 15, target: 20, basis: 'volume' }]], // 5 parts to 20
  fortification: [
    ['final_volume_L', 'L', 120, 1e-9, { wine_volume_L: 100, spirit_volume_L: 20 }],
    [
      'parts_spirit',
      'parts',
      5,
      1e-9,
      { wine_alcohol_pct_vol: 15, target_alcohol_pct_vol: 20, spirit_alcohol_pct_vol: 40 },
    ],
    [
      'alcohol_pct_vol',
      '% vol',
      18,
      0.005,
      {
        wine_volume: 100,
        wine_alcohol_pct_vol: 12,
        spirit_volume: 7.549,
        spirit_alcohol_pct_vol: 96,
        method: 'mass balance, OIML R 22',
      },
    ],
  ],
  tirage: [
    ['co2_per_sugar', 'g/g', 0.514, 0.0005, { sugar: 'sucrose' }],
    ['sugar_kg', 'kg', 24, 0.05, { sugar_g_L: 24, volume_L: 1000 }],
  ],
  dosage: [
    ['sugar_volume_L_per_kg', 'L/kg', 0.63, 1e-9, { sugar_kg: 1 }],
    ['liqueur_volume_L', 'L', 1.63, 1e-9, { sugar_kg: 1, wine_L: 1 }],
  ],
};
