const together = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
  ...['Han}\\p{scx=Hiragana}\\p{scx=Katakana', 'Han}\\p{scx=Hangul', 'Han}\\p{scx=Bopomofo'],
].map((script) => new RegExp(`^[\\p{scx=${script}}\\d-]+$`, 'u'));

/** Latin letters that resemble no others: ASCII, with and without marks, and a few European ones. */
const plainLatin = /^(?:[a-z\dæðøþđħłŋœß-]\p{M}*)+$/u;
const latin = /\p{sc=Latin}/u;

/** Letters and digits of other scripts that resemble ASCII, by UTS 39; the first three also by Chromium. */
const likeLatin =
  /^(?:[абгеокпрстушхъыьюѕіјћѡѣѵѽґғҍҏқҟҫүұҽҿһӏӕәӡөԁԍԛԝ]|[αβγηθικνορστυωϳϸ]|[աբգզէլհյոռսւցքօղ]|[თყჳჿ]|[וןסט]|[اهھہەۿ٠-٩۰-۹]|[०३ॽ০৪৭੦੧੪૦૩ଠ୦୨௦౦ಠ೦ടഠ൦൭๐໐០ငတဝ၀ၚ]|[ሀዐ]|[〇ノ丶丿ー]|[\d-])+$/u;

/**
 * Whether a label of the host may pass for another: it mixes scripts, or all its letters resemble Latin ones. Based
 * on Chromium's policy for host names (chromium.googlesource.com, docs/idn.md), but stricter, since there is no list
 * of well-known hosts to compare with. Expects lower case and NFKC.
 */
export const isLookAlike = (host: string) => host.split('.').some(isLookAlikeLabel);

function isLookAlikeLabel(label: string): boolean {
  if (/^[\da-z_-]*$/.test(label)) return false;
  if (!together.some((script) => script.test(label))) return true;
  const bare = label.normalize('NFD');
  if (latin.test(bare)) return !plainLatin.test(bare);
  return likeLatin.test(bare.replace(/\p{Mn}/gu, ''));
}
