/**
 * Apparent specific gravity 20/20 °C in air of sucrose solutions at 40, 41 … 80 °Brix.
 *
 * Source `usda-135-a-50`: USDA Sucrose Conversion Table, File Code 135-A-50 (January 1981), compiled from
 * AOAC, 10th ed., and NBS Circular C457.
 */
export const usdaSpecificGravityFrom40To80Brix: readonly number[] = [
  1.17874, 1.1839, 1.1891, 1.19434, 1.19961, 1.20491, 1.21026, 1.21564, 1.22106, 1.22652, 1.23202, 1.23756,
  1.24313, 1.24874, 1.25439, 1.26007, 1.2658, 1.27156, 1.27736, 1.2832, 1.28908, 1.29498, 1.30093, 1.30694,
  1.31297, 1.31905, 1.32516, 1.33129, 1.33748, 1.34371, 1.34997, 1.35627, 1.36261, 1.369, 1.37541, 1.38187,
  1.38835, 1.39489, 1.40146, 1.40806, 1.41471,
];
