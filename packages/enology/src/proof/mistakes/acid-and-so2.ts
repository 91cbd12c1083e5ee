import { acidityRise, acidToAdd } from '../../acidity/acid-addition.ts';
import { convertAcidity } from '../../acidity/acids.ts';
import { dapNitrogenMgPerG } from '../../nitrogen/nutrients.ts';
import { saltForSo2, so2OfSalt } from '../../sulfur-dioxide/forms.ts';
import { conventionalPKa, freeSo2Needed, molecularSo2 } from '../../sulfur-dioxide/molecular.ts';
import { so2FractionBySalt } from '../../sulfur-dioxide/sulfite.ts';
import { so2FromTitration } from '../../sulfur-dioxide/titration.ts';
import { litersPer } from '../../units.ts';
import type { Mistake } from './mistake.ts';

const pKa = conventionalPKa.standard;

export const onMolecularSo2AndNitrogen: readonly Mistake[] = [
  {
    where: 'winebusiness.com, free SO₂ for 1.5 mg/L molecular at pH 3.6, mg/L',
    why: 'its neighbors in the table follow the formula; this value doesn’t',
    printed: 90,
    right: 94,
    within: 0.05,
    ours: () => freeSo2Needed({ molecularSo2MgPerL: 1.5, pH: 3.6, pKa }).value,
  },
  {
    where: 'winebusiness.com, free SO₂ for 0.8 mg/L molecular at pH 3.8, mg/L',
    why: 'its neighbors in the table follow the formula; this value doesn’t',
    printed: 81,
    right: 79,
    within: 0.5,
    ours: () => freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.8, pKa }).value,
  },
  {
    where: 'MeadTools, free SO₂ for 0.8 mg/L molecular at pH 3.8, mg/L',
    why: 'its table jumps after pH 3.7',
    printed: 98,
    right: 79,
    within: 0.5,
    ours: () => freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.8, pKa }).value,
  },
  {
    where: 'MeadTools, free SO₂ for 0.8 mg/L molecular at pH 3.9, mg/L',
    why: 'its table jumps after pH 3.7',
    printed: 123,
    right: 99,
    within: 0.5,
    ours: () => freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.9, pKa }).value,
  },
  {
    where: 'karidasd, molecular SO₂ in 30 mg/L free at pH 3.6, mg/L',
    why: 'its documentation prints a value that its formula doesn’t give',
    printed: 0.68,
    right: 0.479,
    within: 0.0005,
    ours: () => molecularSo2({ freeSo2MgPerL: 30, pH: 3.6, pKa }).value,
  },
  {
    where: 'calculatorhub, SO₂ from 0.44 g of metabisulfite in a gallon, mg/L',
    why: 'fresh salt is 57.6% SO₂, not 43%',
    printed: 50,
    right: 67,
    within: 0.05,
    ours: () => so2OfSalt({ saltG: 0.44, volumeL: litersPer.usGal, so2Fraction: 0.576 }).value,
  },
  {
    where: 'thedriftingwinemaker, nitrogen in 100 mg of DAP, mg',
    why: 'two nitrogens, of 14.007 each, in 132.06 make 21.2%',
    printed: 22.5,
    right: 21.2,
    within: 0.05,
    ours: () => dapNitrogenMgPerG / 10,
  },
];

export const onAcidAndSo2: readonly Mistake[] = [
  {
    where: 'karidasd, tartaric acid for 1 g/L in 1 L, g',
    why: 'it divides by a “practical coefficient” of 0.75',
    printed: 1 / 0.75,
    right: 1,
    within: 1e-9,
    ours: () => acidToAdd({ acid: 'tartaric', taFromGPerL: 5, taToGPerL: 6, volumeL: 1 }).value,
  },
  {
    where: 'karidasd, share of SO₂ in sodium metabisulfite',
    why: 'it’s a constant without a source',
    printed: 0.642,
    right: 0.674,
    within: 0.0005,
    ours: () => so2FractionBySalt.Na2S2O5,
  },
  {
    where: 'bit1024.com, metabisulfite for 50 mg/L in 100 L, g',
    why: 'it answers in SO₂, not in salt',
    printed: 5,
    right: 8.7,
    within: 0.05,
    ours: () => saltForSo2({ riseMgPerL: 50, volumeL: 100, so2Fraction: 0.576 }).value,
  },
  {
    where: '101winemaking, metabisulfite for 50 mg/L in 100 L, g',
    why: 'it truncates 8.68 instead of rounding it',
    printed: 8.6,
    right: 8.68,
    within: 0.005,
    ours: () => saltForSo2({ riseMgPerL: 50, volumeL: 100, so2Fraction: 0.576 }).value,
  },
  {
    where: 'Bench trials handout, metabisulfite at 50% SO₂ for 100 mg/L in a gallon, g',
    why: 'it’s off by a factor of a hundred',
    printed: 76,
    right: 0.76,
    within: 0.005,
    ours: () => saltForSo2({ riseMgPerL: 100, volumeL: litersPer.usGal, so2Fraction: 0.5 }).value,
  },
  {
    where: 'Monash Scientific, SO₂ from 1 mL of 0.01 N in 20 mL, mg/L',
    why: 'its general form has 80 where its record sheet has 32,000',
    printed: (80 * 1 * 0.01) / 20,
    right: 16,
    within: 0.05,
    ours: () => so2FromTitration({ titrantMl: 1, titrantMolPerL: 0.01, sampleMl: 20 }).value,
  },
  {
    where: 'paludour.net (labovin), a gram of lactic acid as tartaric, g',
    why: 'the factor is the wrong way around',
    printed: 1.2,
    right: 0.83,
    within: 0.005,
    ours: () => acidityRise({ acid: 'lactic', acidGPerL: 1 }).value,
  },
  {
    where: 'Wine Consultants, factor from acetic to tartaric',
    why: 'rounded factors were rounded again',
    printed: 1.26,
    right: 1.25,
    within: 0.005,
    ours: () => convertAcidity({ acidityGPerL: 1, from: 'acetic', to: 'tartaric' }).value,
  },
];
