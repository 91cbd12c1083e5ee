/** Of an answer that is data: it shows nothing, and nobody frames it. Pages bring their own. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'";
/** Of a file that a browser may open by itself: whatever it holds can do nothing there. */
export const policyOfFiles = `${policyOfData}; sandbox`;
