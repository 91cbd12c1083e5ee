/** Shown where the winery's number wouldn't answer, as to small talk among colleagues. */
export const noReply = 'No reply: there’s no cellar work in this message. Try “T12 22.4B 68F”.';
