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
import { amount, anyNumber, asks, has, needed, number, times, words } from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

const acreHa = squareMetersPer.acre / squareMetersPer.ha;

export function reproduceTriangle(point: PublishedPoint): Outcome {
  const tasters = number(point, 'tasters');
  const correct = anyNumber(point, 'correct', 'correct_answers');
  if (correct !== undefined && !asks(point, /minimum/)) return chanceOfResult({ tasters, correct });
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

export function reproduceCrop(point: PublishedPoint): Outcome {
  const area = amount(point, 'areas', 'area');
  const perHa = vinesPerHa(point);
  if (asks(point, /^vines/)) {
    if (asks(point, /acre/)) return times(acreHa, perHa);
    return area === undefined || asks(point, /per_/) ? perHa : times(area / squareMetersPer.ha, perHa);
  }
  if (asks(point, /^clusters/)) {
    return times(number(point, 'clusters_per_vine') * (asks(point, /acre/) ? acreHa : 1), perHa);
  }
  const crop = after(perHa, (vines) =>
    cropFromClusters({
      vines,
      clustersPerVine: number(point, 'clusters_per_vine'),
      clusterKg: needed(point, amount(point, 'masses', 'cluster_weight', 'cluster'), 'weight') / 1000,
      lagPhaseFactor: anyNumber(point, 'factor', 'lag_phase_factor', 'lag_factor') ?? 1,
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

export function reproduceDegreeDays(point: PublishedPoint): Outcome {
  if (asks(point, /_k$|coefficient/)) return latitudeCoefficient(point);
  const scale = has(point, 't_max_F') || has(point, 't_mean_F') ? 'F' : 'C';
  const mean = anyNumber(point, `t_mean_${scale}`);
  const maximum = mean ?? number(point, `t_max_${scale}`);
  const minimum = mean ?? number(point, `t_min_${scale}`);
  if (asks(point, /hug/)) {
    return after(latitudeCoefficient(point), (k) => huglinDay({ maximumC: maximum, minimumC: minimum, k }));
  }
  const base =
    anyNumber(point, `base_${scale}`) ?? (scale === 'F' ? growingBase.fahrenheit : growingBase.celsius);
  const ceiling = anyNumber(
    point,
    `ceiling_${scale}`,
    `upper_${scale}`,
    `t_upper_${scale}`,
    `cutoff_${scale}`,
  );
  const day =
    ceiling === undefined
      ? degreeDays({ maximum, minimum, base })
      : cutDegreeDays({ maximum, minimum, base, ceiling });
  const total = times(anyNumber(point, 'days') ?? 1, day);
  if (scale === 'F' && asks(point, /_C$/)) return times(5 / 9, total);
  return scale === 'C' && asks(point, /_F$/) ? times(9 / 5, total) : total;
}

const kilometersPerMile = 1.609344;
const litersPerHaPerGalPerAcre = litresPer.usGal / acreHa;

export function reproduceSprayer(point: PublishedPoint): Outcome {
  const used = anyNumber(point, 'US_gal_used', 'gal_used');
  const usedL = used === undefined ? amount(point, 'volumes', 'used', 'volume_used') : used * litresPer.usGal;
  const width = amount(point, 'lengths', 'width', 'row_spacing', 'swath');
  const american = /acre|gal/.test(point.unit);
  const gallonsPerAcre = anyNumber(point, 'US_gal_per_acre', 'gal_per_acre');
  const rateLPerHa =
    gallonsPerAcre === undefined
      ? anyNumber(point, 'L_per_ha', 'rate_L_per_ha', 'L_ha')
      : gallonsPerAcre * litersPerHaPerGalPerAcre;
  const perMinute = anyNumber(point, 'US_gal_per_min', 'flow_US_gal_per_min', 'gpm');
  const flowLPerMin =
    perMinute === undefined
      ? anyNumber(point, 'L_per_min', 'flow_L_per_min', 'L_min')
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
    const product = anyNumber(point, 'product_per_acre', 'product_per_ha');
    if (product === undefined) return times(american ? 1 / acreHa : 1, areaPerTank(tank));
    return productPerTank({
      ...tank,
      productPerHa: has(point, 'product_per_acre') ? product / acreHa : product,
    });
  }
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
