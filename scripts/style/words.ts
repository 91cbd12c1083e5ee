const words: [pattern: RegExp, instead: string][] = [
  [/litre/i, 'liter'],
  [/enquir/i, 'inquiry'],
  [/labell(?:ed(?!by)|ing)/i, 'labeled'],
  [/behaviour/i, 'behavior'],
  [/(?<![a-z])colour/i, 'color'],
  [/favourit/i, 'favorite'],
  [/judgement/i, 'judgment'],
  [/\bwho(?:m|se)?(?:so)?ever\b/i, 'the noun: member, caller, visitor'],
  [/\bsomebody\b/i, 'someone, or the noun'],
  [/\beverybody\b/i, 'everyone, or the noun'],
  [/\blately\b/i, 'recently'],
  [/\bmeanwhile\b/i, 'in between, or the event'],
  [/\bof (?:its|their|his|her) own\b/i, 'own, separate, or nothing'],
  [/\bdoings?\b/i, 'action'],
  [/\b(?:is|are|was|were) told\b/i, 'who reports what'],
  [/\bwhat (?:is|was) (?:held|asked|said|told|known|wanted|meant)\b/i, 'the noun: request, message, value'],
];

/** Addresses spell words as their site does. */
const address = /https?:\/\/[^\s'")]+/g;

/** Addresses, stored words, and fields of answers keep their spelling: old pages and servers read them. */
const onTheWire =
  /enquiries(?:\b|_)|(?:set|delete|download)Enquir(?:yState|y|ies)|ENQUIRY_NOT_FOUND|\benquiry(?=[:'" ])|\b(?:p|highestP)erLitre\b/g;

const allCaps = /^\s*(?:export )?const ([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z]{3,})\b/;

export interface WordFault {
  line: number;
  word: string;
  instead: string;
}

/** Word faults by line. Callers exclude quotations. */
export function wordFaults(text: string): WordFault[] {
  return text.split('\n').flatMap((whole, index) => {
    const line = whole.replaceAll(onTheWire, '');
    const found = words.flatMap(([pattern, instead]) => {
      const word = pattern.exec(line.replaceAll(address, ''))?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, instead }];
    });
    const constant = allCaps.exec(line)?.[1];
    if (constant !== undefined) found.push({ line: index + 1, word: constant, instead: 'camelCase' });
    return found;
  });
}
