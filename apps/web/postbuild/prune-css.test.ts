import { describe, expect, test } from 'vitest';
import { pruneCss } from './prune-css.ts';

describe('the styles of one page', () => {
  const html = '<p class="a md:b"><i class="[&amp;&gt;*]:c"></i><a></a></p>';

  test('keep rules whose classes are on the page, and rules without classes', () => {
    const css = 'p{x:1}.a{x:2}.a:hover,.z{x:3}.a .z{x:4}.z{x:5}';
    expect(pruneCss(css, html)).toBe('p{x:1}.a{x:2}.a:hover,.z{x:3}');
  });

  test('drop rules for elements that are not there, but for those that a script makes', () => {
    const css = '.a table{x:1}h2>a{x:2}.a>strong{x:3}.a i:is(table,h2){x:4}table{x:5}iframe{x:6}';
    expect(pruneCss(css, html)).toBe('.a>strong{x:3}.a i:is(table,h2){x:4}iframe{x:6}');
  });

  test('know escaped class names and look into layers and media queries', () => {
    const css =
      '@layer u{@media (width>=48rem){.md\\:b{x:1}.md\\:z{x:2}}@media print{.z{x:3}}.\\[\\&\\>\\*\\]\\:c>*{x:4}}';
    expect(pruneCss(css, html)).toBe(
      '@layer u{@media (width>=48rem){.md\\:b{x:1}}.\\[\\&\\>\\*\\]\\:c>*{x:4}}',
    );
  });

  test('keep a rule that only asks for the absence of a class', () => {
    expect(pruneCss('a:not(.button){x:1}', html)).toBe('a:not(.button){x:1}');
  });

  test('part a list of selectors at its own commas only, and look into what an element starts with', () => {
    expect(pruneCss('.z:is(.a,[b] i),.z:not(:c,[d]){x:1}', html)).toBe('');
    expect(pruneCss('@starting-style{.z{x:1}.a{x:2}}', html)).toBe('@starting-style{.a{x:2}}');
  });

  test('keep what stands inside a nested rule, strings with braces, and statements', () => {
    const css = '@layer a,b;.a{x:1;&:hover{y:2}}.a:before{content:"};{"}';
    expect(pruneCss(css, html)).toBe(css);
  });

  test('drop custom properties that nothing reads', () => {
    const css =
      '@property --p{syntax:"*";inherits:false}:root{--k:1;--u:2}.a{x:var(--k)}.z{x:var(--u)}.z{y:var(--p)}';
    expect(pruneCss(css, html)).toBe(':root{--k:1;}.a{x:var(--k)}');
  });

  test('drop movements that no rule names', () => {
    const kept = '@keyframes turn{from{x:1}to{x:2}}.a{animation:turn 1s}';
    expect(pruneCss(`@keyframes fall{50%{x:3}}${kept}.z{animation:fall 1s}`, html)).toBe(kept);
  });
});
