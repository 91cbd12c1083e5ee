import { gramsPerEquivalent } from '../../acidity/acids.ts';
import {
  acidexByRule,
  acidityTakenByCarbonate,
  type Bitartrate,
  carbonateToAdd,
  type DeacidifyingSalt,
  doubleSaltCarbonate,
  doubleSaltVolume,
  recommendedDoubleSaltSurplus,
} from '../../acidity/deacidification.ts';
import {
  baseStrengthByVolume,
  baseStrengthByWeight,
  titratableAcidity,
  titratableMilliequivalents,
  volatileAcidity,
  volatileAcidityOiv,
} from '../../acidity/titration.ts';
import { formolNitrogen } from '../../nitrogen/formol.ts';
import { after, inRange, type Outcome } from '../../outcome.ts';
import { so2FromTitration } from '../../sulfur-dioxide/titration.ts';
import {
  amount,
  anyNumber,
  asks,
  has,
  needed,
  number,
  shown,
  shownOrDose,
  times,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';
import { acidIn, acidityInput, deacidificationOf, shownAcidity, titrantOf } from './acid.ts';

function saltOf(point: PublishedPoint): DeacidifyingSalt {
  const salt = words(point, 'salt', 'product');
  if (/KHCO3|bicarbonate/i.test(salt)) return 'KHCO3';
  return /K2CO3|potassium carbonate/i.test(salt) ? 'K2CO3' : 'CaCO3';
}

function bitartrateOf(point: PublishedPoint): Bitartrate {
  const method = words(point, 'method', 'basis', 'bitartrate');
  if (/none|no bitartrate|without|before|neutraliz|upper/i.test(method)) return 'noneFalls';
  return /all|falls|precipit|stoichio/i.test(method) ? 'allFalls' : 'practice';
}

export function reproduceDeacidification(point: PublishedPoint): Outcome {
  if (asks(point, /volume_to_treat|part_volume/)) return reproduceDoubleSalt(point);
  const salt = saltOf(point);
  const bitartrate = bitartrateOf(point);
  if (asks(point, /^ta|reduction/)) {
    const mass = amount(point, 'masses', 'carbonate', 'salt');
    const doseGPerL =
      amount(point, 'doses', 'dose', 'carbonate') ?? needed(point, mass, 'dose') / volumeOrLiter(point);
    const taken = acidityTakenByCarbonate({ salt, bitartrate, doseGPerL });
    const from = acidityInput(point, 'ta_from', 'ta_now');
    return shownAcidity(
      point,
      from !== undefined && !asks(point, /reduction|fall|decrease/)
        ? after(taken, (fall) => inRange(from - fall))
        : taken,
    );
  }
  const change = deacidificationOf(point);
  if (asks(point, /acidex/) || /acidex|26 g/i.test(words(point, 'method', 'salt'))) {
    return shown(point, acidexByRule(change));
  }
  return shownOrDose(point, carbonateToAdd({ salt, bitartrate, ...change }), change.volumeL);
}

export function reproduceDoubleSalt(point: PublishedPoint): Outcome {
  const change = deacidificationOf(point);
  if (asks(point, /carbonate|CaCO3|salt|mass/)) return shown(point, times(1000, doubleSaltCarbonate(change)));
  const recommended = /recommended|1\.05/.test(`${point.quantity} ${words(point, 'method', 'basis')}`);
  const surplus = recommended ? recommendedDoubleSaltSurplus : 1;
  return shown(point, times(surplus, doubleSaltVolume(change)));
}

export function reproduceTitratableAcidity(point: PublishedPoint): Outcome {
  const [labelled, true_] = [anyNumber(point, 'naoh_N_label', 'label_N'), anyNumber(point, 'naoh_N')];
  if (labelled && true_ && asks(point, /overstate/)) return inRange(100 * (labelled / true_ - 1));
  const titrantMl = needed(point, anyNumber(point, 'naoh_mL', 'base_mL', 'titrant_mL'), 'titrant');
  if (asks(point, /_N$|mol|strength/)) {
    const phthalateG = amount(point, 'masses', 'khp');
    return phthalateG === undefined
      ? baseStrengthByVolume({
          phthalateMl: number(point, 'khp_mL'),
          phthalateMolPerL: number(point, 'khp_N'),
          titrantMl,
        })
      : baseStrengthByWeight({ phthalateG, titrantMl });
  }
  const { titrantMolPerL = 0.1 } = titrantOf(point, 'naoh', 'base', 'titrant');
  const input = { titrantMl, titrantMolPerL, sampleMl: anyNumber(point, 'sample_mL', 'wine_mL') ?? 10 };
  if (asks(point, /meq/)) return titratableMilliequivalents(input);
  // Percent is grams in 100 mL.
  const percent = point.unit === '%' ? 0.1 : 1;
  return times(
    percent,
    shown(point, titratableAcidity({ ...input, acid: acidIn(point.quantity.replaceAll('_', ' ')) })),
  );
}

export function reproduceVolatileAcidity(point: PublishedPoint): Outcome {
  if (has(point, 'n_mL')) {
    const as = asks(point, /meq/) ? 'meqPerL' : asks(point, /sulfuric/) ? 'sulfuricGPerL' : 'aceticGPerL';
    return volatileAcidityOiv({
      titrantMl: number(point, 'n_mL'),
      freeIodineMl: anyNumber(point, 'n1_mL') ?? 0,
      boundIodineMl: anyNumber(point, 'n2_mL') ?? 0,
      as,
    });
  }
  const meq = anyNumber(point, 'va_meq_L', 'meq_L');
  const gramsAs = asks(point, /sulfuric/) ? gramsPerEquivalent.sulfuric : gramsPerEquivalent.acetic;
  if (meq !== undefined) return inRange((meq * gramsAs) / 1000);
  const acetic = acidityInput(point, 'va');
  if (acetic !== undefined) return shownAcidity(point, inRange(acetic));
  const { titrantMl, titrantMolPerL = 0.1 } = titrantOf(point, 'naoh', 'base', 'titrant');
  const sampleMl = anyNumber(point, 'sample_mL', 'wine_mL');
  const mass = sampleMl === undefined && asks(point, /_g$|_mg$/);
  const input = { titrantMl, titrantMolPerL, sampleMl: mass ? 1000 : (sampleMl ?? 10) };
  if (asks(point, /meq/)) return titratableMilliequivalents(input);
  const acid = asks(point, /sulfuric/) ? 'sulfuric' : 'acetic';
  return shown(point, volatileAcidity({ ...input, acid }));
}

export function reproduceSo2Titration(point: PublishedPoint): Outcome {
  const ripper = has(point, 'iodine_mL') || /ripper/i.test(words(point, 'method'));
  const { titrantMl, titrantMolPerL } = titrantOf(point, 'iodine', 'naoh', 'base', 'titrant');
  // A mole of iodine takes up two equivalents.
  const iodineMol = anyNumber(point, 'iodine_M');
  // Milligrams in what was titrated, where no concentration is asked for.
  const mass = point.unit === 'mg' || point.unit === 'mg/mL';
  return so2FromTitration({
    titrantMl,
    titrantMolPerL: iodineMol === undefined ? (titrantMolPerL ?? (ripper ? 0.02 : 0.01)) : 2 * iodineMol,
    sampleMl: mass ? 1000 : (anyNumber(point, 'sample_mL', 'wine_mL') ?? (ripper ? 25 : 20)),
    blankMl: anyNumber(point, 'blank_mL') ?? 0,
  });
}

export function reproduceFormol(point: PublishedPoint): Outcome {
  const { titrantMl, titrantMolPerL } = titrantOf(point, 'naoh', 'base', 'titrant');
  const [dilutedToMl, aliquotMl] = [
    anyNumber(point, 'diluted_to_mL', 'diluted_mL'),
    anyNumber(point, 'aliquot_mL'),
  ];
  return formolNitrogen({
    titrantMl,
    titrantMolPerL: titrantMolPerL ?? 0.1,
    juiceMl: asks(point, /_per_mL$/)
      ? 1000
      : needed(point, anyNumber(point, 'juice_mL', 'sample_mL'), 'juice'),
    ...(dilutedToMl !== undefined && { dilutedToMl }),
    ...(aliquotMl !== undefined && { aliquotMl }),
  });
}
