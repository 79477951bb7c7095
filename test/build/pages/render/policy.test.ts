import { webcrypto } from 'node:crypto';
import { finish } from '../../../../build/pages/render/finish.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Security policy');

const POLICY = "style-src 'self' {style-hashes}; script-src 'self' {script-hashes}";

const META = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
const EMPTY = "style-src 'self'; script-src 'self'";

const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };

function finished(html: string): string {
  return finish(html, { address: ADDRESS }).html;
}

/** The policy of a page that holds this. */
function filled(html: string): string {
  return /content="([^"]*)"/.exec(finished(META + html))?.[1] ?? '';
}

/** By another implementation than the one under test. */
async function sha256(text: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

test('a hash is that of the exact text, as openssl computes it, with the line ends of a browser', async () => {
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  assert.is(filled('<script>alert(1)</script>'), `style-src 'self'; script-src 'self' ${hash}`);
  assert.is(filled('<style>a\r\nb\rc\nd</style>'), `style-src 'self' ${await sha256('a\nb\nc\nd')}; script-src 'self'`);
});

test('styles and scripts go each to their own directive, in the order of the page, the same text once', async () => {
  const [red, blue, one] = ['a{color:red}', 'b > c::after{content:"é"}\n', 'run(1 < 2)'];
  const styles = `<style>${red}</style><style media="print">${blue}</style>`;
  const script = `<script type="module">${one}</script>`;
  assert.is(
    filled(styles + script + script),
    `style-src 'self' ${await sha256(red)} ${await sha256(blue)}; script-src 'self' ${await sha256(one)}`,
  );
});

test('only what a browser runs or applies is approved, whatever its type is called', async () => {
  const approved = `style-src 'self'; script-src 'self' ${await sha256('x')}`;
  for (const type of ['', 'text/javascript', 'application/ecmascript', 'MODULE', ' importmap ', 'speculationrules'])
    assert.is(filled(`<script type="${type}">x</script>`), approved, type);
  // A template’s script may be put to use; text behind a script is none of it.
  for (const html of ['<template><script>x</script></template>', '<p><script>x</script>a</p>'])
    assert.is(filled(html), approved, html);
  const others = ['text/template', 'text/javascripts', 'application/x', 'application/ld+json', 'modules', 'a module'];
  for (const type of others) assert.is(filled(`<script type="${type}">x</script>`), EMPTY, type);
  for (const html of ['<script src="/app.js">x</script>', '<script src="/app.js"></script>', '<style></style>'])
    assert.is(filled(html), EMPTY, html);
});

test('what looks like an element in an attribute, a text or a comment is never approved', async () => {
  const script = '<script>steal()</script>';
  const looksLikeOne = [
    `<img alt="${script}">`,
    `<a title='<style>x</style>' href="/${script}">a</a>`,
    `<!-- ${script} -->`,
    `<title>${script}</title>`,
    `<script type="application/json">"<style>x</style>"</script>`,
    `<scripty>x</scripty><p>x</p><b>style</b>`,
  ];
  for (const html of looksLikeOne) assert.is(filled(html), EMPTY, html);
  assert.is(
    filled(`<style>a::after{content:"<script>x"}</style>${looksLikeOne.join('')}<script>go()</script>`),
    `style-src 'self' ${await sha256('a::after{content:"<script>x"}')}; script-src 'self' ${await sha256('go()')}`,
  );
});

test('only the page’s own policy is filled in, wherever else the braces stand', async () => {
  const before = `<meta name="description" content="${POLICY}">`;
  const after = `<meta http-equiv="content-security-policy" content="${POLICY}"><p title="${POLICY}">${POLICY}</p>`;
  const script = '<script>go()</script>';
  const own = META.replace(' {style-hashes}', '').replace('{script-hashes}', await sha256('go()'));
  assert.is(finished(`${before}${META}${script}${after}`), `${before}${own}${script}${after}`);
});

test('a policy in single quotes, a page without one, and braces in a text are left unchanged', () => {
  const script = '<script>go()</script>';
  for (const html of [
    `<meta http-equiv="Content-Security-Policy" content='x {script-hashes}'>${script}`,
    `<p>default-src</p>${script}`,
  ])
    assert.is(finished(html), html);
  const shown = '<p>Écrivez {style-hashes} et {script-hashes}.</p>';
  assert.ok(finished(META + shown).endsWith(shown));
});
