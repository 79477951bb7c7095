import { siteDefinition } from '../../build/cli/site-definition.ts';
import { type Diagnostic, hasErrors } from '../../build/contract/diagnostic.ts';
import { fileText } from '../../build/contract/output.ts';
import { assert, suite } from '../suite.ts';
import { pageText } from '../support/dom.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';
import { once } from '../support/once.ts';
import { contentFolder } from '../support/real-site.ts';
import { placesOf } from '../support/sources.ts';
import { mutate } from './mutations.ts';
import { dangersOf, scriptsOf } from './page-dangers.ts';
import { type Drawn, type PageMaker, pageMaker } from './page-maker.ts';
import { forEachCase } from './random.ts';

const test = suite('Texts that nobody should write');

const fixture = once(() => pageMaker(fixtureSite()));
const real = once(() => pageMaker(siteDefinition(contentFolder)));

const SOUND = textPage(
  'Titre',
  'Un *texte* avec [un lien](/), `du code`.\n\n- un\n- deux\n\n> trois\n\n| a |\n|-|\n| b |',
);

test('pieces of real texts, spoilt at random, become a page or diagnostics, never anything else', async () => {
  const [{ files }, { draw }] = [await real(), await fixture()];
  const scripts = await scriptsOfSound(draw);
  let published = 0;
  const cases = await forEachCase(async (random) => {
    const { text } = random.pick(files);
    const body = text.slice(text.indexOf('\n---\n') + 5);
    const at = random.below(Math.max(1, body.length - 1500));
    const spoilt = mutate(textPage('Un titre', body.slice(at, at + 1500)), random);
    const drawn = await draw('pages/x.md', spoilt);
    hold('pages/x.md', spoilt, drawn, scripts);
    if (!hasErrors(drawn.diagnostics)) published++;
  }, 50);
  assert.ok(cases < 50 || (published > 0 && published < cases), `${published} of ${cases} texts stayed sound`);
});

test('whole files of the real site, spoilt at random, become a page or diagnostics, never anything else', async () => {
  const { files, draw } = await real();
  await forEachCase(async (random) => {
    const { name, text } = random.pick(files);
    const scripts = new Set((await draw(name, text)).pages.flatMap(({ file }) => [...scriptsOf(fileText(file))]));
    const spoilt = mutate(text, random);
    hold(name, spoilt, await draw(name, spoilt), scripts);
  }, 15);
});

async function scriptsOfSound(draw: PageMaker['draw']): Promise<Set<string>> {
  const { pages, diagnostics } = await draw('pages/x.md', SOUND);
  assert.equal(placesOf(diagnostics), [], 'what the tests start from is sound');
  return scriptsOf(pageText(pages[0]));
}

/** A page without an error is harmless; every diagnostic is French and stands in the file. */
function hold(name: string, text: string, { pages, diagnostics }: Drawn, scripts: ReadonlySet<string>): void {
  if (!hasErrors(diagnostics)) {
    for (const { file } of pages) assert.equal(dangersOf(fileText(file), scripts).join(', '), '');
  }
  const lines = text.split('\n');
  for (const diagnostic of diagnostics) {
    const said = `${placesOf([diagnostic])} ${diagnostic.message} ${diagnostic.hint}`;
    assert.ok(saysWhat(diagnostic), said);
    assert.ok(diagnostic.file !== `content/${name}` || standsIn(lines, diagnostic), said);
  }
}

const ENGLISH = /\b(?:must|should|unexpected|expected|invalid (?:input|string|option)|undefined|stack|cannot read)\b/i;

function saysWhat({ message, hint, rule }: Diagnostic): boolean {
  const own = message.replace(/«.*?»/gs, '');
  return own.trim() !== '' && hint.trim() !== '' && rule !== 'rendu-impossible' && !ENGLISH.test(own);
}

function standsIn(lines: readonly string[], { line, column }: Diagnostic): boolean {
  return line >= 1 && column >= 1 && line <= lines.length && column <= (lines[line - 1]?.length ?? 0) + 1;
}
