export const wideEnough = '(min-width: 64rem)';
