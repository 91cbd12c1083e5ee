export const pageStyle = (displayFont: string | undefined) => `${displayFont ? fontFace(displayFont) : ''}
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #2c1919; --wine: #751429; --line: #ded6c9; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1a1111; --ink: #ebe7df; --wine: #ee939b; --line: #43352f; }
}
body { margin: 0; padding: 24px 20px; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 8vh auto 0; overflow-wrap: anywhere; }
h1 { margin: 32px 0 12px; font: 400 36px/1.15 Fraunces, Georgia, serif; text-wrap: balance; }
p { margin: 0 0 20px; }
img { margin-right: 10px; vertical-align: -7px; }
a { color: var(--wine); text-underline-offset: 4px; }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 2px; background: var(--wine); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--wine); outline-offset: 3px; }
`;

const fontFace = (address: string) => `
@font-face { font-family: Fraunces; src: url("${address}") format("woff2"); font-display: swap; }`;
