import { after, inRange, type Outcome } from '../../outcome.ts';
import { metersPer } from '../../units.ts';
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
import { amount, anyNumber, asks, needed, shown, times, volumeOf, words } from '../point-inputs.ts';
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

export function reproduceTank(point: PublishedPoint): Outcome {
  const shape = words(point, 'shape');
  const depth = length(point, 'depth', 'liquid_depth', 'liquid_height');
  const { volume, full } = shape.includes('horizontal')
    ? horizontal(point, depth)
    : upright(point, shape, depth);
  const share = after(volume, (filled) => after(full, (whole) => inRange((100 * filled) / whole)));
  if (asks(point, /pct|percent/)) return share;
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
    twice(length(point, 'bilge_radius', 'r2'));
  const head = length(point, 'head_diameter', 'top_diameter') ?? twice(length(point, 'head_radius', 'r1'));
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
  if (gallons !== undefined) return gallons * 60 * 3.785411784;
  return perMinute === undefined
    ? anyNumber(point, 'flow_L_h', 'flow_L_per_h', 'flow_L_per_hour')
    : perMinute * 60;
};

export function reproduceLine(point: PublishedPoint): Outcome {
  const flowLPerHour = litersPerHour(point);
  if (asks(point, /min$|time/)) {
    return transferMinutes({ volumeL: volumeOf(point), flowLPerHour: needed(point, flowLPerHour, 'flow') });
  }
  const innerDiameterM = needed(point, length(point, 'inner_diameter', 'diameter'), 'diameter');
  if (asks(point, /speed|velocity|m_s|m_per_s/)) {
    const speed = lineSpeed({ innerDiameterM, flowLPerHour: needed(point, flowLPerHour, 'flow') });
    return /ft/.test(point.unit) ? times(1 / metersPer.ft, speed) : speed;
  }
  const lengthM = asks(point, /per_m/) ? 1 : asks(point, /per_ft/) ? metersPer.ft : undefined;
  return shown(
    point,
    lineVolume({ innerDiameterM, lengthM: lengthM ?? needed(point, length(point, 'length'), 'length') }),
  );
}

const bottleMlOf = (point: PublishedPoint) =>
  1000 * (amount(point, 'volumes', 'bottle', 'bottle_size') ?? 0.75);

export function reproduceBottling(point: PublishedPoint): Outcome {
  const bottleMl = bottleMlOf(point);
  const bottles = anyNumber(point, 'bottles');
  const cases = anyNumber(point, 'cases');
  const perCase = anyNumber(point, 'bottles_per_case') ?? 12;
  const counted = bottles ?? (cases === undefined ? undefined : cases * perCase);
  const sparePercent = anyNumber(point, 'spare_pct');
  if (counted !== undefined) {
    if (sparePercent !== undefined) return dryGoodsToOrder({ bottles: counted, sparePercent });
    if (asks(point, /^cases$/)) return inRange(counted / perCase);
    return asks(point, /^bottles/)
      ? inRange(counted)
      : shown(point, volumeOfBottles({ bottles: counted, bottleMl }));
  }
  const lossPercent = anyNumber(point, 'loss_pct') ?? 0;
  const filled = bottlesFromVolume({ volumeL: volumeOf(point), lossPercent, bottleMl });
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
  const wine = wineFromGrapes({ grapesT: grapesOf(point), yieldLPerT });
  const kept = times(1 - (anyNumber(point, 'loss_pct') ?? 0) / 100, wine);
  if (asks(point, /cases/)) return times(1 / 9, kept);
  if (asks(point, /bottles/)) return times(1000 / bottleMlOf(point), kept);
  if (asks(point, /barrels/)) return times(1 / (amount(point, 'volumes', 'barrel') ?? 225), kept);
  return shown(point, kept);
}
