import { describe, expect, test } from 'vitest';
import { pruneCss } from './prune-css.ts';

describe('pruneCss', () => {
  const html = '<p class="a md:b"><i class="[&amp;&gt;*]:c"></i><a></a></p>';

  test('keeps selectors whose classes are on the page, and selectors without classes', () => {
    const css = 'p{x:1}.a{x:2}.a:hover,.z{x:3}.a .z{x:4}.z{x:5}:focus-visible,[hidden]{x:6}';
    expect(pruneCss(css, html)).toBe('p{x:1}.a{x:2}.a:hover{x:3}:focus-visible,[hidden]{x:6}');
  });

  test('drops selectors of elements that are absent, unless the site script adds them', () => {
    const css = '.a table{x:1}h2>a{x:2}.a>strong{x:3}.a i:is(table,h2){x:4}.a :is(i,h2){x:5}iframe{x:6}';
    expect(pruneCss(css, html)).toBe('.a>strong{x:3}.a :is(i,h2){x:5}iframe{x:6}');
  });

  test('reads escaped class names, layers, media queries, and starting styles', () => {
    const css =
      '@layer u{@media (width>=48rem){.md\\:b{x:1}.md\\:z{x:2}}@media print{.z{x:3}}.\\[\\&\\>\\*\\]\\:c>*{x:4}}@starting-style{.z{x:2}.a{x:5}}';
    expect(pruneCss(css, html)).toBe(
      '@layer u{@media (width>=48rem){.md\\:b{x:1}}.\\[\\&\\>\\*\\]\\:c>*{x:4}}@starting-style{.a{x:5}}',
    );
  });

  test('keeps a rule that asks for the absence of a class', () => {
    expect(pruneCss('a:not(.button){x:1}', html)).toBe('a:not(.button){x:1}');
  });

  test('keeps nested rules, strings with braces, and the order of layers', () => {
    const css = '@layer a,b;.a{x:1;&:hover{y:2}}.a:before{content:"};{"}';
    expect(pruneCss(css, html)).toBe(css);
  });

  test('drops custom properties that nothing reads', () => {
    const css =
      '@property --p{syntax:"*";inherits:false}:root{--k:1;--u:2}.a{x:var(--k)}.z{x:var(--u)}.z{y:var(--p)}';
    expect(pruneCss(css, html)).toBe(':root{--k:1}.a{x:var(--k)}');
  });

  test('leaves a scroll timeline outside of the shorthand, where browsers read it', () => {
    const css = '.a{animation:both turn;animation-timeline:--across}';
    expect(pruneCss(css, html)).toBe(css);
  });

  test('drops keyframes that no animation names', () => {
    const kept = '@keyframes turn{0%{x:1}to{x:2}}.a{animation:1s turn}';
    expect(pruneCss(`@keyframes fall{50%{x:3}}${kept}.z{animation:fall 1s}`, html)).toBe(kept);
  });
});
