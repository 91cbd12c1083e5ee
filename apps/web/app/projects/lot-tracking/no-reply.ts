/** Shown where the winery's number would stay silent, as it does to small talk among colleagues. */
export const noReply = 'No reply: there’s no cellar work in this message. Try “T12 22.4B 68F”.';
