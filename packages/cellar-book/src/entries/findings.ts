/** Facts that the book couldn't take unchanged. Nothing is refused: the cellar is right, not the book. */
export const findingSentences = {
  id_used_twice: 'Two different entries have the same ID; the one that arrived first counts.',
  correction_of_unknown: 'The correction names an entry that isn’t in the records.',
  correction_of_correction: 'A correction has to name the original entry, not another correction.',
  correction_of_later: 'The correction arrived before the entry that it names.',
  vessel_not_set_up: 'The vessel isn’t among the winery’s vessels.',
  vessel_empty: 'According to the records, the vessel was empty.',
  lot_not_found: 'According to the records, the lot isn’t in any vessel.',
  not_in_book: 'More was moved than the records had. The rest was entered as found, of unknown origin.',
  topped_from_unknown:
    'The records have less wine where the topping came from. It was entered as wine of unknown origin, and nothing as lost.',
  bottles_not_in_book: 'More bottles were removed than the records had. The rest was entered as found.',
  vessel_missing: 'Bottled wine was dumped to bulk, but the entry doesn’t say into which vessel.',
  plan_not_found: 'The work that was completed isn’t planned in the records.',
  joined_another_lot: 'The vessel held another lot. What came in changed the wine of this vessel only.',
  over_capacity: 'This is more than the vessel can hold.',
  volume_missing: 'Without a volume, there’s no telling how much this was.',
  volume_not_measured: 'Juice was drawn from must whose volume had not been measured.',
  level_off_book: 'The level measured was more than 5% off the records.',
  pressed_more: 'According to the records, more came out of the press than went in.',
} as const;

export type FindingCode = keyof typeof findingSentences;

export interface Finding {
  code: FindingCode;
  entry: string;
  vessel?: string;
  lot?: string;
  ml?: number;
  grams?: number;
}

export function describeFinding(finding: Finding): string {
  return findingSentences[finding.code];
}
