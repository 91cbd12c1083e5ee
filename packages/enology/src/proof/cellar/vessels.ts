import { after, inRange, type Outcome } from '../../outcome.ts';
import { litresPer, metersPer } from '../../units.ts';
import { barrelByOughtred, barrelBySwissRule, wineMissing } from '../../volume/barrel.ts';
import {
  bottlesFromVolume,
  dryGoodsToOrder,
  litersPerTonnePerUsGalPerUsTon,
  publishedYieldLPerT,
  volumeOfBottles,
  wineFromGrapes,
} from '../../volume/grape-yield.ts';
import { lineSpeed, lineVolume, transferMinutes } from '../../volume/line.ts';
import { cone, cylinderOnCone, horizontalCylinder, verticalCylinder } from '../../volume/tank.ts';
import { amount, anyNumber, asks, needed, share, shown, times, volumeOf, words } from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

const length = (point: PublishedPoint, ...names: readonly string[]) => amount(point, 'lengths', ...names);

function diameterOf(point: PublishedPoint): number {
  const radius = length(point, 'radius');
  const diameter = length(point, 'diameter', 'inner_diameter', 'height');
  return needed(point, radius === undefined ? diameter : 2 * radius, 'diameter');
}

interface Filled {
  readonly volume: Outcome;
  readonly full: Outcome;
}

/** A horizontal tank: its circle lies, or its ellipse does, a wide and b high. */
function horizontal(point: PublishedPoint, depth: number | undefined): Filled {
  const [width, high] = [length(point, 'width', 'a'), length(point, 'b', 'ellipse_height')];
  const diameterM = high ?? diameterOf(point);
  const lengthM = needed(point, length(point, 'length', 'height'), 'length');
  const section = { diameterM, lengthM, ...(width !== undefined && { widthM: width }) };
  const ullage = length(point, 'ullage');
  const depthM = depth ?? (ullage === undefined ? diameterM : diameterM - ullage);
  return {
    volume: horizontalCylinder({ ...section, depthM }),
    full: horizontalCylinder({ ...section, depthM: diameterM }),
  };
}

function upright(point: PublishedPoint, shape: string, depth: number | undefined): Filled {
  const diameterM = diameterOf(point);
  const heightM = length(point, 'height', 'cylinder_height') ?? 0;
  const coneHeightM = length(point, 'cone_height');
  const ullage = length(point, 'ullage') ?? 0;
  if (coneHeightM !== undefined && heightM > 0) {
    const inside = (depthM: number) => cylinderOnCone({ diameterM, coneHeightM, depthM });
    const whole = heightM + coneHeightM;
    return { volume: inside(depth ?? whole - ullage), full: inside(whole) };
  }
  if (shape.includes('cone')) {
    const high = coneHeightM ?? heightM;
    const inside = (depthM: number) => cone({ diameterM, heightM: high, depthM });
    return { volume: inside(depth ?? high - ullage), full: inside(high) };
  }
  const inside = (depthM: number) => verticalCylinder({ diameterM, depthM });
  return { volume: inside(depth ?? heightM - ullage), full: inside(heightM || (depth ?? 0)) };
}

/** Depth as a share of the height, of a tank without measures: "depth_pct". */
const depthShare = (point: PublishedPoint) => share(point, 'depth') ?? share(point, 'depth_pct_of_diameter');

export function reproduceTank(given: PublishedPoint): Outcome {
  const cubicFeet = amount(given, 'volumes', 'volume');
  if (cubicFeet !== undefined) return shown(given, inRange(cubicFeet));
  const relative = depthShare(given);
  const unit = relative === undefined ? {} : { diameter_m: 1, length_m: 1, height_m: 1, depth_m: relative };
  const point = { ...given, inputs: { ...given.inputs, ...unit } };
  const shape = words(point, 'shape');
  // Liters on a centimeter of the dipstick.
  if (asks(point, /per_cm/)) {
    return times(10, verticalCylinder({ diameterM: diameterOf(point), depthM: 1 }));
  }
  if (asks(point, /area/)) return verticalCylinder({ diameterM: diameterOf(point), depthM: 1 });
  const depth = length(point, 'depth', 'liquid_depth', 'liquid_height');
  const width = length(point, 'width');
  if (width !== undefined && /rectang|box|cub/.test(shape)) {
    const high = needed(point, depth ?? length(point, 'height'), 'depth');
    return shown(point, inRange(1000 * width * needed(point, length(point, 'length'), 'length') * high));
  }
  const { volume, full } = shape.includes('horizontal')
    ? horizontal(point, depth)
    : upright(point, shape, depth);
  const part = after(volume, (filled) => after(full, (whole) => inRange(filled / whole)));
  if (asks(point, /pct|percent|fraction|share/)) return times(point.unit === '1' ? 1 : 100, part);
  if (asks(point, /ullage/)) {
    const missing = after(volume, (filled) => after(full, (whole) => inRange(whole - filled)));
    return shown(point, times(1000, missing));
  }
  return shown(point, times(1000, volume));
}

export function reproduceBarrel(point: PublishedPoint): Outcome {
  const twice = (radius: number | undefined) => (radius === undefined ? undefined : 2 * radius);
  const bilge =
    length(point, 'bilge_diameter', 'bung_diameter', 'belly_diameter') ??
    twice(length(point, 'bilge_radius', 'middle_radius', 'r2'));
  const head =
    length(point, 'head_diameter', 'top_diameter') ?? twice(length(point, 'head_radius', 'top_radius', 'r1'));
  const barrel = {
    bilgeDiameterM: needed(point, bilge, 'diameter'),
    headDiameterM: needed(point, head, 'head'),
    lengthM: needed(point, length(point, 'length', 'height'), 'length'),
  };
  const ullageM = length(point, 'ullage', 'dip');
  if (asks(point, /missing|ullage/) && ullageM !== undefined) {
    return shown(point, times(1000, wineMissing({ ...barrel, ullageM })));
  }
  const formula = /swiss/i.test(words(point, 'method')) ? barrelBySwissRule : barrelByOughtred;
  return shown(point, times(1000, formula(barrel)));
}

const litersPerHour = (point: PublishedPoint): number | undefined => {
  const perMinute = anyNumber(point, 'flow_L_min', 'flow_L_per_min');
  const gallons = anyNumber(point, 'flow_US_gal_min', 'flow_US_gal_per_min', 'flow_gpm');
  if (gallons !== undefined) return gallons * 60 * litresPer.usGal;
  const cubicMeters = anyNumber(point, 'flow_m3_h', 'flow_m3_per_h');
  if (cubicMeters !== undefined) return cubicMeters * litresPer.m3;
  return perMinute === undefined
    ? anyNumber(point, 'flow_L_h', 'flow_L_per_h', 'flow_L_per_hour')
    : perMinute * 60;
};

export function reproduceLine(point: PublishedPoint): Outcome {
  const flowLPerHour = litersPerHour(point);
  if (asks(point, /min$|time/)) {
    const minutes = transferMinutes({
      volumeL: volumeOf(point),
      flowLPerHour: needed(point, flowLPerHour, 'flow'),
    });
    return point.unit === 'h' ? times(1 / 60, minutes) : minutes;
  }
  const innerDiameterM = needed(point, length(point, 'inner_diameter', 'diameter'), 'diameter');
  if (asks(point, /speed|velocity|m_s|m_per_s/)) {
    const speed = lineSpeed({ innerDiameterM, flowLPerHour: needed(point, flowLPerHour, 'flow') });
    return /ft/.test(point.unit) ? times(1 / metersPer.ft, speed) : speed;
  }
  const [, feet] = /per_(\d*)_?ft/.exec(point.quantity) ?? [];
  const lengthM = asks(point, /per_m/)
    ? 1
    : feet === undefined
      ? undefined
      : Number(feet || 1) * metersPer.ft;
  return shown(
    point,
    lineVolume({ innerDiameterM, lengthM: lengthM ?? needed(point, length(point, 'length'), 'length') }),
  );
}

export const bottleMlOf = (point: PublishedPoint) =>
  1000 * (amount(point, 'volumes', 'bottle', 'bottle_size') ?? 0.75);

export function reproduceBottling(point: PublishedPoint): Outcome {
  const bottleMl = bottleMlOf(point);
  const bottles = anyNumber(point, 'bottles');
  const cases = anyNumber(point, 'cases');
  const perCase = anyNumber(point, 'bottles_per_case') ?? 12;
  const counted = bottles ?? (cases === undefined ? undefined : cases * perCase);
  const sparePercent = anyNumber(point, 'spare_pct');
  const perHour = anyNumber(point, 'bottles_per_hour', 'bottles_per_h', 'bph');
  if (asks(point, /^bottle(_size)?_(mL|cL|L)$/)) {
    const liters = amount(point, 'volumes', 'volume');
    return shown(
      point,
      inRange(liters === undefined || counted === undefined ? bottleMl / 1000 : liters / counted),
    );
  }
  if (counted !== undefined && perHour !== undefined) {
    return inRange((counted / perHour) * (point.unit === 'min' ? 60 : 1));
  }
  if (counted !== undefined) {
    if (sparePercent !== undefined) return dryGoodsToOrder({ bottles: counted, sparePercent });
    if (asks(point, /^cases$/)) return inRange(counted / perCase);
    return asks(point, /^bottles/)
      ? inRange(counted)
      : shown(point, volumeOfBottles({ bottles: counted, bottleMl }));
  }
  const lossPercent = anyNumber(point, 'loss_pct') ?? 0;
  const filled = bottlesFromVolume({ volumeL: volumeOf(point), lossPercent, bottleMl });
  if (sparePercent !== undefined && !asks(point, /^(bottles|cases)/)) {
    return after(filled, (whole) => dryGoodsToOrder({ bottles: Math.floor(whole), sparePercent }));
  }
  if (asks(point, /remain|rest|left/)) return after(filled, (whole) => inRange(Math.floor(whole) % perCase));
  return asks(point, /cases/) ? times(1 / perCase, filled) : filled;
}

function yieldOf(point: PublishedPoint): number {
  const american = anyNumber(point, 'US_gal_per_US_ton', 'gal_per_ton', 'yield_US_gal_per_US_ton');
  if (american !== undefined) return american * litersPerTonnePerUsGalPerUsTon;
  const metric = anyNumber(point, 'L_per_tonne', 'L_per_t', 'yield_L_per_t', 'yield_L_t');
  const white = /white/.test(words(point, 'color', 'colour', 'wine', 'type', 'fruit'));
  return metric ?? (white ? publishedYieldLPerT.commercialWhite : publishedYieldLPerT.commercialRed);
}

/** Grapes of the point, t: weighed, or of acres; a metric or a short ton where it asks for something per ton. */
function grapesOf(point: PublishedPoint): number {
  const weighed = amount(point, 'masses', 'grapes', 'fruit', 'mass');
  if (weighed !== undefined) return weighed / 1e6;
  const [acres, perAcre] = [
    anyNumber(point, 'acres', 'area_acre'),
    anyNumber(point, 'US_ton_per_acre', 'tons_per_acre', 'yield_US_ton_per_acre'),
  ];
  if (perAcre !== undefined) return (acres ?? 1) * perAcre * 0.90718474;
  return asks(point, /US_ton|_ton(_|$)/) ? 0.90718474 : 1;
}

export function reproduceYield(point: PublishedPoint): Outcome {
  const yieldLPerT = yieldOf(point);
  if (asks(point, /^(US_)?gal_per_(US_)?ton/)) return inRange(yieldLPerT / litersPerTonnePerUsGalPerUsTon);
  // Grapes for a bottle or a case, in the unit of the point.
  const [, filling] = /per_(bottle|case)$/.exec(point.quantity) ?? [];
  if (filling) {
    const liters = filling === 'case' ? 9 : bottleMlOf(point) / 1000;
    return shown(point, inRange((1e6 * liters) / yieldLPerT));
  }
  const wanted = amount(point, 'volumes', 'wine', 'wine_volume', 'volume', '');
  if (wanted !== undefined && !asks(point, /cases|bottles|barrels/)) {
    return shown(point, inRange((1e6 * wanted) / yieldLPerT));
  }
  if (wanted !== undefined && asks(point, /^bottles$/)) return inRange((1000 * wanted) / bottleMlOf(point));
  const wine = wineFromGrapes({ grapesT: grapesOf(point), yieldLPerT });
  const kept = times(1 - (anyNumber(point, 'loss_pct') ?? 0) / 100, wine);
  if (asks(point, /cases/)) return times(1 / 9, kept);
  if (asks(point, /bottles/)) return times(1000 / bottleMlOf(point), kept);
  if (asks(point, /barrels/)) return times(1 / (amount(point, 'volumes', 'barrel') ?? 225), kept);
  return shown(point, kept);
}
