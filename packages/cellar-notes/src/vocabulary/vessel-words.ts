import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';

export const vesselWords: Record<VesselKind, { one: string[]; many: string[] }> = {
  tank: {
    one: ['tank', 'tk', 'tnk', 'tanque', 'tq', 'deposito', 'dep', 'cuba', 'vat', 'tanke'],
    many: ['tanks', 'tks', 'tnks', 'tanques', 'depositos', 'cubas', 'vats', 'tankes', 'tqs'],
  },
  bin: {
    one: ['bin', 't bin', 'macro', 'macrobin', 'macro bin', 'bine', 'contenedor', 'cajon'],
    many: ['bins', 't bins', 'macros', 'macrobins', 'macro bins', 'bines', 'binns', 'contenedores'],
  },
  barrel: {
    one: ['barrel', 'bbl', 'brl', 'bl', 'barrica', 'barril', 'barr', 'cask', 'bbl #'],
    many: ['barrels', 'bbls', 'brls', 'barricas', 'barriles', 'casks', 'bls', 'barrells'],
  },
  drum: { one: ['drum', 'tambor', 'tambo', 'bidon'], many: ['drums', 'tambores', 'tambos', 'bidones'] },
  carboy: {
    one: ['carboy', 'garrafa', 'garrafon', 'demijohn', 'damajuana', 'cby'],
    many: ['carboys', 'garrafas', 'garrafones', 'demijohns', 'damajuanas', 'cbys'],
  },
  keg: { one: ['keg', 'barrilito', 'corny'], many: ['kegs', 'barrilitos', 'cornies'] },
};
