import type { Row } from './less-usual-quantities.ts';

const packaging = { glass: 9, corks: 3.5, capsules: 2, labels: 1.4, mobile_bottling: 2.5, labour: 0.6 };
const gravities = { og: 1.1, fg: 0.994 };
const day = { t_mean_C: 18, t_max_C: 24, latitude_deg: 45 };
const dry = { class: 'still, not over 16 % vol' };
const label = { alcohol_pct_vol: 12, sugar_g_L: 3, organic_acids_g_L: 6, polyols_g_L: 7 };

/** The same of the laboratory, the vessels, the vineyard and the office, and of the first five calculators. */
export const lessUsualMeasures: Readonly<Record<string, readonly Row[]>> = {
  'titratable-acidity': [
    ['ta_difference_g_L_as_tartaric', 'g/L', 0.65, 1e-9, { endpoint_from: 8.2, endpoint_to: 7 }],
    ['overstatement_pct', '%', 20, 0.1, { naoh_N_label: 0.1, naoh_N: 0.0833 }],
    ['khp_g_per_mol', 'g/mol', 204.22, 0.005, { substance: 'KHP' }],
  ],
  'volatile-acidity': [
    ['va_g_L_as_acetic', 'g/L', 1.2, 0.005, { va_meq_L: 20 }],
    ['va_meq_L', 'meq/L', 20, 0.05, { va_g_L_as_acetic: 1.2 }],
  ],
  'free-so2-titration': [
    ['so2_mg', 'mg', 0.32, 0.0005, { naoh_N: 0.01, naoh_mL: 1 }],
    ['so2_mg_per_mL', 'mg/mL', 0.32, 0.0005, { naoh_N: 0.01 }],
    ['free_so2_mg_L', 'mg/L', 25.6, 0.05, { iodine_mL: 1, iodine_M: 0.01, sample_mL: 25, method: 'Ripper' }], // a mole is two equivalents
  ],
  'tank-volume': [
    [
      'volume_US_gal',
      'US gal',
      359.06,
      0.01,
      { shape: 'rectangular', length_ft: 4, width_ft: 4, depth_ft: 3 },
    ], // 48 × 7.4805
    ['in3_per_US_gal', 'in3', 231, 1e-9, {}],

    ['volume_L_per_cm', 'L/cm', 31.42, 0.005, { shape: 'vertical cylinder', diameter_m: 2 }], // π m² × 10
    ['volume_US_gal', 'US gal', 3008.1, 0.05, { volume_ft3: 128 * Math.PI }],
    ['fraction_full', '1', 0.5, 1e-9, { shape: 'horizontal cylinder', depth_fraction: 0.5 }],
    ['pct_full', '%', 10.33, 0.005, { shape: 'horizontal cylinder', depth_pct: 16 }], // acos 0.68 = 0.82303; (0.82303 - 0.68 × 0.73321) / π
  ],
  'barrel-volume': [
    ['volume_in3', 'in3', 18_566, 5, { top_radius_in: 12, middle_radius_in: 13.2, height_in: 36 }],
  ],
  'headspace-gas': [
    ['gas_L', 'L', 10_000, 1e-6, { cylinder_L: 50, full_pressure_bar: 200 }],
    ['gas_L_per_bar', 'L', 50, 1e-9, { cylinder_L: 50 }],
    ['fall_bar', 'bar', 10, 1e-9, { headspace_L: 100, purges: 5, cylinder_L: 50, full_pressure_bar: 200 }], // 500 L / 50
    ['oxygen_pct', '%', 13, 1e-9, { rule: 'a match goes out' }],
    ['US_gal_per_ft3', 'US gal', 7.4805, 0.00005, {}],
  ],
  'line-volume': [
    ['volume_US_gal_per_100ft', 'US gal', 9.2, 0.05, { inner_diameter_in: 1.5 }],
    ['speed_m_s', 'm/s', 0.7074, 0.0005, { inner_diameter_mm: 50, flow_m3_h: 5 }], // 5 / 3600 / 0.0019635
    ['time_h', 'h', 0.2, 1e-9, { volume_L: 1000, flow_L_h: 5000 }],
  ],
  'triangle-test': [
    ['minimum_correct', 'answers', 32, 1e-9, { panelists: 66, significance: 0.01 }], // FAO
    ['probability_pct', '%', 1.9, 0.05, { tasters: 12, correct: 8 }],
  ], // Σ C(12, j) 2^(12 - j) / 3^12 = 9969 / 531,441
  'crop-estimate': [
    ['clusters_per_acre', 'clusters/acre', 32_280, 0.001, { vines_per_acre: 807, clusters_per_vine: 40 }],
    ['vine_area_m2', 'm2', 2.989, 1e-9, { vine_spacing_m: 1.22, row_spacing_m: 2.45 }],
    ['yield_lb_per_vine', 'lb/vine', 10, 1e-9, { clusters_per_vine: 40, cluster_weight_lb: 0.25 }],
    ['yield_US_ton_per_acre', 'US ton/acre', 5, 1e-9, { vines_per_acre: 1000, lb_per_vine: 10 }],
    ['t_per_ha', 't/ha', 2.242, 0.001, { US_ton_per_acre: 1 }],
  ],
  'degree-days': [
    ['huglin_index', '°C day', 11.44, 0.001, day], // ((18 + 24) / 2 - 10) × 1.04
    ['huglin_index', '°C day', 2093.5, 0.1, { ...day, days: 183 }],
    ['upper_bound_C', '°C day', 1389, 0.5, { region: 'I' }],
    ['gdd_C', '°C day', 1389, 0.5, { gdd_F: 2500 }],
    ['gdd_C', '°C day', 10, 1e-9, { t_max_C: 35, t_min_C: 6, method: 'cut at 10 and 30 °C' }],
  ],
  'sprayer-calibration': [
    ['L_per_ha', 'L/ha', 1000, 1e-6, { flow_L_min: 20, speed_km_h: 5, row_spacing_m: 2.4 }], // 600 × 20 / 12
    ['L_per_ha', 'L/ha', 400, 0.01, { L_used: 20, length_m: 200, width_m: 2.5 }],
    ['L_per_ha', 'L/ha', 9.354, 0.001, { US_gal_per_acre: 1 }],
    ['speed_mph', 'mph', 3, 0.001, { distance_ft: 264, time_s: 60 }],
    ['product_per_tank_lb', 'lb', 6, 1e-6, { tank_US_gal: 100, US_gal_per_acre: 50, product_lb_per_acre: 3 }],
  ],
  'us-excise-tax': [
    ['in3_per_wine_gal', 'in3', 231, 1e-9, { wine_gal: 1 }],
    [
      'tax_usd_per_bottle',
      'USD',
      (0.07 * 1.5) / 3.785412,
      1e-6,
      { ...dry, wine_gal_removed: 10_000, bottle_mL: 1500 },
    ],

    ['tax_before_credit_usd', 'USD', 10_700, 0.005, { ...dry, wine_gal_removed: 10_000 }],
    ['effective_rate_usd_per_wine_gal', 'USD/US gal', 0.07, 1e-6, { ...dry, wine_gal_removed: 10_000 }],
    ['tax_usd_per_case', 'USD', 0.166, 0.0005, { ...dry, wine_gal_removed: 10_000 }], // 0.07 × 2.37753
    ['credit_usd_per_wine_gal', 'USD/US gal', 0, 1e-9, { class: 'hard cider', from_gal: 750_000 }],
    ['rate_usd_per_wine_gal', 'USD/US gal', 1.57, 1e-9, { class: 'still', alcohol_pct_vol: 18 }],
  ],
  'label-alcohol': [['class_line_pct_vol', '% vol', 14, 1e-9, { jurisdiction: 'US' }]],
  'energy-label': [
    ['energy_kJ_per_125mL', 'kJ/125 mL', 368.1, 0.1, label], // 294.5 × 1.25
    ['energy_kJ_per_L', 'kJ/L', 2945, 1, label],
    ['sugar_g_per_100mL', 'g/100 mL', 0.3, 1e-9, label],
    ['kcal_per_g', 'kcal/g', 4, 1e-9, { component: 'carbohydrate' }],
  ],
  'cost-per-case': [
    ['wine_usd_per_case', 'USD/case', 47.55, 0.005, { wine_usd_per_US_gal: 20 }], // 20 × 9 / 3.7854
    ['fruit_usd_per_case', 'USD/case', 31.75, 0.005, { fruit_usd_per_US_ton: 2000, cases_per_US_ton: 63 }],
    ['packaging_usd_per_bottle', 'USD/bottle', 19 / 12, 1e-9, packaging],
    ['grapes_usd_per_case', 'USD/case', 2000 / 63, 1e-6, { grapes_usd_per_ton: 2000, cases_per_US_ton: 63 }],
    [
      'break_even_cases',
      'cases',
      1000,
      1e-9,
      { fixed_cost_usd_per_year: 100_000, net_price_usd_per_case: 200, variable_cost_usd_per_case: 100 },
    ],
  ],
  // Shown by FermCalc, and worked out again by hand in winemakingtalk 75613.
  abv: [
    ['abv_pct', '% vol', 14.402, 0.0005, { ...gravities, method: 'Berry' }],
    ['abv_pct', '% vol', 14.3, 0.05, { ...gravities, method: 'Duncan & Acton' }],
    ['abv_pct', '% vol', 14.6, 0.06, { ...gravities, method: 'Cutaia' }],
    ['abv_pct', '% vol', 14.33, 0.01, { ...gravities, method: 'Hall' }],
    ['abv_pct', '% vol', 13.91, 0.005, { ...gravities, method: '(OG - FG) × 131.25' }],
  ],
  so2: [
    ['molecular_so2_mg_L', 'mg/L', 0.479, 0.0005, { free_so2_mg_L: 30, pH: 3.6, pKa: 1.81 }],
    ['molecular_so2_mg_L', 'mg/L', 0.703, 0.0005, { free_so2_mg_L: 30, pH: 3.4, method: 'F × 10^(1.77-pH)' }],
    ['free_so2_mg_L', 'mg/L', 21, 0.05, { molecular_so2_mg_L: 0.8, pH: 3.4, abv_pct: 10, t_C: 20 }],
  ],
  so2_pka: [['pKM', '1', 1.92, 0.005, { abv_pct: 10, t_C: 20 }]],
  so2_salt: [['nambs_g', 'g', 7.42, 0.005, { so2_mg_L: 50, volume_L: 100, so2_fraction: 0.674 }]],
  yan: [
    ['dap_g_hL', 'g/hL', 23.58, 0.02, { n_mg_L: 50 }], // 28.01 / 132.06 of DAP is nitrogen: 50 / 2.121
    ['n_per_ammonia', '1', 0.7765, 0.00005, { species: 'NH4+' }],
    ['dap_g', 'g', 47, 0.05, { yan_deficit_mgN_L: 100, volume_L: 100 }], // AWRI: 4.7 of DAP for 1 of nitrogen
    ['dap_n_fraction', '1', 0.2121, 0.00005, { product: 'DAP' }],
    ['n_mg_L', 'mg N/L', 10, 0.5, { goferm_g_hL: 30 }],
    ['yan_mgN_L', 'mg N/L', 102.9, 0.05, { pan_mgN_L: 68, ammonium_mg_L: 45 }], // 68 + 0.7765 × 45
    ['target_yan_mgN_L', 'mg N/L', 360, 0.5, { brix: 24, demand: 'high', t_C: 10 }], // 12.5 × 24, a fifth more below 12 °C
    ['dap_mg_L', 'mg/L', 119.8, 0.05, { lb_per_1000_US_gal: 1 }],
  ],
  // R 22, tables I, II and IV, in the other spellings of their columns.
  oiml: [
    ['density_kg_m3', 'kg/m3', 984.75, 0.005, { mass_pct: 10, t_C: 0 }],
    ['density_g_mL', 'g/mL', 0.98712, 0.000005, { abv_pct: 10, t_C: 0 }],
    ['mass_fraction', '1', 0.4243, 0.00005, { abv_pct: 50, t_C: 20 }],
  ],
  brix_sg: [['oechsle', '°Oe', 90, 1e-9, { 'apparent_sg_20/20': 1.09 }]],
  must_oiv: [
    ['potential_abv_pct', '% vol', 11.4, 0.005, { refractometer_pct_sucrose: 20 }],
    ['sugar_g_kg', 'g/kg', 177.4, 0.05, { refractometer_pct_sucrose: 20 }],
  ],
  // VinoCalc's correction, within its 0.05 °Bx.
  temperature: [['brix_correction', 'deg Bx', 0.71, 0.05, { brix: 20, t_C: 30 }]],
};
