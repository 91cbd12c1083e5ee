/** Where there is room for a panel beside the channel. */
export const wideEnough = '(min-width: 64rem)';
