/** For data, which loads nothing and may not be framed. Pages have their own policy. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'";
export const policyOfSiteFiles = "frame-ancestors 'none'";
export const policyOfLetters = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
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
/** For members' files, which a browser may open: the sandbox disables their content. */
export const policyOfFiles = `${policyOfData}; sandbox`;
