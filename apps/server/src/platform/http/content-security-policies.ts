/** Of an answer that is data: it shows nothing, and nobody frames it. Pages bring their own. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'";
/** Of a file of the site that brings none: nobody frames it. */
export const policyOfSiteFiles = "frame-ancestors 'none'";
/** Of a letter as an administrator looks at it: its styles stand in its elements, and it can do nothing. */
export const policyOfLetters = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Of a document that the server writes, with the one style sheet that has this hash, pictures, fonts and a form of ours. */
export const policyOfWritten = (styleHash: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
/** Of a file that a browser may open by itself: whatever it holds can do nothing there. */
export const policyOfFiles = `${policyOfData}; sandbox`;
