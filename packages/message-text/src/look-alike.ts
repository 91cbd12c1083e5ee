const together = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer'],
  ...['Han}\\p{scx=Hiragana}\\p{scx=Katakana', 'Han}\\p{scx=Hangul', 'Han}\\p{scx=Bopomofo'],
].map((script) => new RegExp(`^[\\p{scx=${script}}\\d-]+$`, 'u'));

/** Latin letters that nobody takes for others: those of ASCII, with and without marks, and a few of Europe. */
const plainLatin = /^(?:[a-z\dæðøþđħłŋœß-]\p{M}*)+$/u;
const latin = /\p{sc=Latin}/u;

/** Letters and digits of other scripts that look like those of ASCII, by UTS 39; in the first three, by Chromium too. */
const likeLatin =
  /^(?:[абгеокпрстушхъыьюѕіјћѡѣѵѽґғҍҏқҟҫүұҽҿһӏӕәӡөԁԍԛԝ]|[αβγηθικνορστυωϳϸ]|[աբգզէլհյոռսւցքօղ]|[თყჳჿ]|[וןסט]|[اهھہەۿ٠-٩۰-۹]|[०३ॽ০৪৭੦੧੪૦૩ଠ୦୨௦౦ಠ೦ടഠ൦൭๐໐០ငတဝ၀ၚ]|[ሀዐ]|[〇ノ丶丿ー]|[\d-])+$/u;

/**
 * Whether one of a host's labels may pass for another: it mixes scripts, or all its letters look like Latin ones. After
 * Chromium's policy for names of hosts (chromium.googlesource.com, docs/idn.md), and stricter, since it has no list of
 * well-known hosts to compare with. The host is in small letters and in NFKC.
 */
export const isLookAlike = (host: string) => host.split('.').some(isLookAlikeLabel);

function isLookAlikeLabel(label: string): boolean {
  if (/^[\da-z_-]*$/.test(label)) return false;
  if (!together.some((script) => script.test(label))) return true;
  const bare = label.normalize('NFD');
  if (latin.test(bare)) return !plainLatin.test(bare);
  return likeLatin.test(bare.replace(/\p{Mn}/gu, ''));
}
