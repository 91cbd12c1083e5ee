import { after, inRange, type Outcome } from '../../outcome.ts';
import { chanceOfResult, leastCorrect } from '../../sensory/triangle-test.ts';
import { gramsPer, litresPer, squareMetersPer } from '../../units.ts';
import { cropFromClusters, vinesOnArea } from '../../vineyard/crop.ts';
import {
  cutDegreeDays,
  degreeDays,
  growingBase,
  huglinCoefficient,
  huglinDay,
} from '../../vineyard/degree-days.ts';
import {
  areaPerTank,
  nozzleFlow,
  productPerTank,
  sprayRate,
  sprayRateOnStrip,
} from '../../vineyard/sprayer.ts';
import { amount, anyNumber, asks, has, needed, number, shown, times, words } from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

const acreHa = squareMetersPer.acre / squareMetersPer.ha;

export function reproduceTriangle(point: PublishedPoint): Outcome {
  const tasters = needed(point, anyNumber(point, 'tasters', 'panelists', 'respondents', 'n'), 'tasters');
  const correct = anyNumber(point, 'correct', 'correct_answers');
  if (correct !== undefined && !asks(point, /minimum/)) {
    return times(point.unit === '%' ? 100 : 1, chanceOfResult({ tasters, correct }));
  }
  const significance = anyNumber(point, 'significance') ?? (anyNumber(point, 'significance_pct') ?? 5) / 100;
  return leastCorrect({ tasters, significance });
}

function vinesPerHa(point: PublishedPoint): Outcome {
  const perAcre = anyNumber(point, 'vines_per_acre');
  const perHa = anyNumber(point, 'vines_per_ha', 'vines_per_hectare');
  if (perAcre !== undefined) return inRange(perAcre / acreHa);
  if (perHa !== undefined) return inRange(perHa);
  return vinesOnArea({
    areaHa: 1,
    vineSpacingM: needed(point, amount(point, 'lengths', 'vine_spacing'), 'spacing'),
    rowSpacingM: needed(point, amount(point, 'lengths', 'row_spacing'), 'row spacing'),
    missingPercent: anyNumber(point, 'missing_pct', 'missing_vines_pct') ?? 0,
  });
}

/** Grapes of a vine, by the names "lb_per_vine" and "yield_kg_per_vine". */
function perVine(point: PublishedPoint): number | undefined {
  const pounds = anyNumber(point, 'lb_per_vine', 'yield_lb_per_vine');
  const kilograms = anyNumber(point, 'kg_per_vine', 'yield_kg_per_vine');
  if (pounds !== undefined) return pounds * gramsPer.lb;
  return kilograms === undefined ? undefined : kilograms * gramsPer.kg;
}

export function reproduceCrop(point: PublishedPoint): Outcome {
  const area = amount(point, 'areas', 'area');
  const lagPhaseFactor = anyNumber(point, 'factor', 'lag_phase_factor', 'lag_factor') ?? 1;
  const clusterG = amount(point, 'masses', 'cluster_weight', 'cluster');
  if (asks(point, /^cluster_weight/)) {
    return shown(point, inRange(lagPhaseFactor * needed(point, clusterG, 'weight')));
  }
  if (asks(point, /per_vine/) && clusterG !== undefined) {
    const vineG = number(point, 'clusters_per_vine') * clusterG * lagPhaseFactor;
    return inRange(vineG / (/lb/.test(point.unit) ? gramsPer.lb : gramsPer.kg));
  }
  const tonsPerAcre = anyNumber(point, 'yield_US_ton_per_acre', 'US_ton_per_acre', 'tons_per_acre');
  if (tonsPerAcre !== undefined) return inRange((tonsPerAcre * gramsPer.usTon) / gramsPer.t / acreHa);
  if (asks(point, /(area|m2|ft2).*vine|vine.*area/)) {
    const [along, across] = [
      amount(point, 'lengths', 'vine_spacing'),
      amount(point, 'lengths', 'row_spacing'),
    ];
    return shown(point, inRange(needed(point, along, 'spacing') * needed(point, across, 'row spacing')));
  }
  const perHa = vinesPerHa(point);
  if (asks(point, /^vines/)) {
    if (asks(point, /acre/)) return times(acreHa, perHa);
    return area === undefined || asks(point, /per_/) ? perHa : times(area / squareMetersPer.ha, perHa);
  }
  if (asks(point, /^clusters/)) {
    return times(number(point, 'clusters_per_vine') * (asks(point, /acre/) ? acreHa : 1), perHa);
  }
  const vineG = amount(point, 'masses', 'yield_per_vine', 'vine') ?? perVine(point);
  const crop = after(perHa, (vines) =>
    cropFromClusters({
      vines,
      clustersPerVine: vineG === undefined ? number(point, 'clusters_per_vine') : 1,
      clusterKg: needed(point, vineG ?? clusterG, 'weight') / 1000,
      lagPhaseFactor,
    }),
  );
  const grams = times(1000, crop);
  const american = /acre/.test(point.unit);
  const mass = /US ton|ton\//.test(point.unit)
    ? gramsPer.usTon
    : /lb/.test(point.unit)
      ? gramsPer.lb
      : /kg/.test(point.unit)
        ? gramsPer.kg
        : gramsPer.t;
  const onArea = american
    ? acreHa
    : area === undefined || /ha/.test(point.unit)
      ? 1
      : area / squareMetersPer.ha;
  return times(onArea / mass, grams);
}

function latitudeCoefficient(point: PublishedPoint): Outcome {
  const latitudeDeg = anyNumber(point, 'latitude_deg', 'latitude');
  if (latitudeDeg === undefined) return inRange(anyNumber(point, 'huglin_k', 'k') ?? 1);
  return huglinCoefficient({
    latitudeDeg,
    method: /smooth/.test(words(point, 'method')) ? 'smoothed' : 'steps',
  });
}

/** Upper end of Winkler's region I, °F days; in Celsius 1389. */
const winklerFirstRegionF = 2500;

export function reproduceDegreeDays(point: PublishedPoint): Outcome {
  if (asks(point, /_k$|coefficient/)) return latitudeCoefficient(point);
  const scale = has(point, 't_max_F') || has(point, 't_mean_F') ? 'F' : 'C';
  const [celsius, fahrenheit] = [anyNumber(point, 'gdd_C', 'huglin_C'), anyNumber(point, 'gdd_F')];
  if (celsius !== undefined) return inRange(celsius * 1.8);
  if (fahrenheit !== undefined) return inRange(fahrenheit / 1.8);
  if (asks(point, /bound|region/))
    return inRange(asks(point, /_F$/) ? winklerFirstRegionF : winklerFirstRegionF / 1.8);
  const mean = anyNumber(point, `t_mean_${scale}`);
  const maximum = anyNumber(point, `t_max_${scale}`) ?? needed(point, mean, 'temperature');
  const minimum = anyNumber(point, `t_min_${scale}`) ?? 2 * (mean ?? maximum) - maximum;
  if (asks(point, /hug/)) {
    const day = after(latitudeCoefficient(point), (k) =>
      huglinDay({ maximumC: maximum, minimumC: minimum, k }),
    );
    return times(anyNumber(point, 'days') ?? 1, day);
  }
  const base =
    anyNumber(point, `base_${scale}`) ?? (scale === 'F' ? growingBase.fahrenheit : growingBase.celsius);
  const cut = /cut|30|oregon/i.test(words(point, 'method')) ? 30 : undefined;
  const ceiling =
    anyNumber(point, `ceiling_${scale}`, `upper_${scale}`, `t_upper_${scale}`, `cutoff_${scale}`) ??
    (scale === 'C' ? cut : undefined);
  const day =
    ceiling === undefined
      ? degreeDays({ maximum, minimum, base })
      : cutDegreeDays({ maximum, minimum, base, ceiling });
  const total = times(anyNumber(point, 'days') ?? 1, day);
  if (scale === 'F' && asks(point, /_C$/)) return times(5 / 9, total);
  return scale === 'C' && asks(point, /_F$/) ? times(9 / 5, total) : total;
}

const kilometersPerMile = 1.609344;
const perArea = (area: string) =>
  ['product', 'product_kg', 'product_L', 'product_lb', 'product_g', 'product_oz'].map(
    (what) => `${what}_per_${area}`,
  );
const litersPerHaPerGalPerAcre = litresPer.usGal / acreHa;

export function reproduceSprayer(point: PublishedPoint): Outcome {
  const used = anyNumber(point, 'US_gal_used', 'gal_used');
  const usedL =
    used === undefined
      ? (anyNumber(point, 'L_used') ?? amount(point, 'volumes', 'used', 'volume_used'))
      : used * litresPer.usGal;
  const width = amount(point, 'lengths', 'width', 'row_spacing', 'swath');
  const american = /acre|gal/.test(point.unit);
  const gallonsPerAcre = anyNumber(point, 'US_gal_per_acre', 'gal_per_acre');
  const rateLPerHa =
    gallonsPerAcre === undefined
      ? anyNumber(point, 'L_per_ha', 'rate_L_per_ha', 'L_ha')
      : gallonsPerAcre * litersPerHaPerGalPerAcre;
  const perMinute = anyNumber(point, 'US_gal_per_min', 'flow_US_gal_per_min', 'flow_US_gal_min', 'gpm');
  const flowLPerMin =
    perMinute === undefined
      ? anyNumber(point, 'L_per_min', 'flow_L_per_min', 'flow_L_min', 'L_min')
      : perMinute * litresPer.usGal;
  const mph = anyNumber(point, 'speed_mph');
  const speedKmPerH =
    mph === undefined
      ? anyNumber(point, 'speed_km_h', 'speed_km_per_h', 'speed_kmh')
      : mph * kilometersPerMile;
  const asRate = (outcome: Outcome) => (american ? times(1 / litersPerHaPerGalPerAcre, outcome) : outcome);
  const tankL = amount(point, 'volumes', 'tank');
  if (tankL !== undefined) {
    const tank = { tankL, rateLPerHa: needed(point, rateLPerHa, 'rate') };
    const product = anyNumber(point, ...perArea('acre'), ...perArea('ha'));
    if (product === undefined) return times(american ? 1 / acreHa : 1, areaPerTank(tank));
    return productPerTank({
      ...tank,
      productPerHa: anyNumber(point, ...perArea('acre')) === undefined ? product : product / acreHa,
    });
  }
  const seconds = anyNumber(point, 'time_s', 'seconds');
  if (seconds !== undefined) {
    const meters = needed(point, amount(point, 'lengths', 'distance', 'length'), 'distance');
    const kilometersPerHour = (3.6 * meters) / seconds;
    return inRange(
      american || /mph/.test(point.unit) ? kilometersPerHour / kilometersPerMile : kilometersPerHour,
    );
  }
  if (width === undefined && rateLPerHa !== undefined) return asRate(inRange(rateLPerHa));
  const widthM = needed(point, width, 'width');
  if (usedL !== undefined) {
    return asRate(
      sprayRateOnStrip({
        usedL,
        lengthM: needed(point, amount(point, 'lengths', 'length'), 'length'),
        widthM,
      }),
    );
  }
  const speed = { speedKmPerH: needed(point, speedKmPerH, 'speed'), widthM };
  if (asks(point, /min/)) {
    const flow = nozzleFlow({ rateLPerHa: needed(point, rateLPerHa, 'rate'), ...speed });
    const nozzles = asks(point, /nozzle/) ? (anyNumber(point, 'nozzles') ?? 1) : 1;
    return times((american ? 1 / litresPer.usGal : 1) / nozzles, flow);
  }
  return asRate(sprayRate({ flowLPerMin: needed(point, flowLPerMin, 'flow'), ...speed }));
}
