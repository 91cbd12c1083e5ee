import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headersOf, permissionsPolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (file: string, html: string) =>
  new Map(
    contentSecurityPolicy({ file, html })
      .split('; ')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );

describe('the headers of a page', () => {
  test('allow inline styles by hash, and no others', () => {
    expect(policyOf('about/index.html', '<style>a{}</style>').get('style-src')).toBe(hash('a{}'));
  });

  test('allow inline scripts by hash, and no hash of data or files', () => {
    const html =
      '<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script>window.__reactRouterContext = {}</script>';
    expect(policyOf('tools/so2/index.html', html).get('script-src')).toBe(
      `'self' ${hash('one()')} ${hash('window.__reactRouterContext = {}')}`,
    );
  });

  test('allow a content page’s speculation rules, which Safari counts as script', () => {
    const page = { file: 'about/index.html', html: '<script type="module">a()</script>' };
    expect(headersOf(page)['speculation-rules']).toBe('"/speculation.json"');
    expect(policyOf(page.file, page.html).get('script-src')).toBe(`'self' ${hash('a()')}`);
  });

  test('allow a form’s own script, and the one other host that it names', () => {
    const own = policyOf('contact/open.html', '<form data-lazy-script="/assets/a.js">');
    expect([own.get('script-src'), own.get('connect-src')]).toEqual(["'self'", "'self'"]);
    const outside = policyOf('contact/open.html', '<form data-connect="https://api.emailjs.com">');
    expect(outside.get('connect-src')).toBe("'self' https://api.emailjs.com");
  });

  test('allow the stylesheet for parts that the visitor starts', () => {
    const part = '<style>a{}</style><section data-lazy-script="/assets/a.js" data-styles="/assets/a.css">';
    const policy = policyOf('projects/x/index.html', part);
    expect([policy.get('script-src'), policy.get('style-src')]).toEqual(["'self'", `'self' ${hash('a{}')}`]);
  });

  test('allow Trusted Types policies only on calculators, for their worker', () => {
    const hydrated = '<script>window.__reactRouterContext = {}</script>';
    expect(policyOf('tools/so2/index.html', hydrated).get('trusted-types')).toBe('sw');
    expect(policyOf('plastic-grapes/index.html', hydrated).get('trusted-types')).toBe('sw');
    expect(policyOf('about/index.html', '').get('trusted-types')).toBe("'none'");
  });

  test('allow frames only from the host of an offered demo', () => {
    const offer = '<details data-embed="https://sim.example/view?a=1&amp;b=2"></details>';
    expect(policyOf('projects/x/index.html', offer).get('frame-src')).toBe('https://sim.example');
    expect(policyOf('projects/x/index.html', '').has('frame-src')).toBe(false);
  });

  test('leave Strict-Transport-Security to the server', () => {
    const headers = headersOf({ file: 'about/index.html', html: '' });
    expect(Object.keys(headers)).not.toContain('strict-transport-security');
  });

  test('allow clipboard and passkeys for the site only', () => {
    const policy = permissionsPolicy({ file: 'about/index.html', html: '' });
    expect(policy).toContain('clipboard-write=(self)');
    expect(policy).toContain('publickey-credentials-get=(self)');
    expect(policy).not.toContain('web-share=()');
  });

  test('allow fullscreen, but neither camera nor location, to the host of an offered film', () => {
    const html = '<figure data-embed="https://film.example/embed/1"></figure>';
    const policy = permissionsPolicy({ file: 'projects/x/index.html', html });
    expect(policy).toContain('fullscreen=(self "https://film.example")');
    expect(policy).toContain('camera=()');
    expect(policy).toContain('geolocation=()');
  });
});
