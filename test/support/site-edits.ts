import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { Random } from '../fuzz/random.ts';
import { textPage } from './fixture-site.ts';
import { write } from './folder.ts';

/** The source and the target of a build. */
export interface Workplace {
  site: SiteDefinition;
  out: string;
}

/** One thing that somebody may do between two builds. What it gives undoes it, should the site not build with it. */
type Edit = (place: Workplace, random: Random) => (() => void) | undefined;

export type Edits = Readonly<Record<string, Edit>>;

/** Edits of texts, where a page of the site is a title, a description and Markdown. */
export const TEXT_EDITS: Edits = {
  'a text': ({ site }, random) => rewrite(onePage(site, random), (text) => `${text}\n${sentence(random)}\n`),
  'front matter alone': ({ site }, random) =>
    rewrite(onePage(site, random), (text) => text.replace(/^titre: .*$/m, `titre: Page ${random.below(1e6)}`)),
  'a new page': ({ site }, random) =>
    replace(ownPage(site, random.below(6)), textPage(`Nouvelle ${random.below(1e6)}`, sentence(random))),
  'a page gone': ({ site }, random) => {
    const file = ownPage(site, random.below(6));
    return existsSync(file) ? replace(file, undefined) : undefined;
  },
  'a page under another name': ({ site }, random) => {
    const [from, to] = [ownPage(site, random.below(6)), ownPage(site, random.below(6))];
    if (existsSync(from) && !existsSync(to)) renameSync(from, to);
    return undefined;
  },
  'a dead link': ({ site }, random) => rewrite(onePage(site, random), (text) => `${text}\n[Ici](/nulle-part)\n`),
  'a key that nobody knows': ({ site }, random) =>
    rewrite(onePage(site, random), (text) => text.replace('titre:', 'titer: x\ntitre:')),
  'a link that the other page makes dead': ({ site }) => replace(join(site.contentDir, 'pages/contact.md'), undefined),
};

/** Edits of the fixture site's settings, code, packages and static files. */
export const SITE_EDITS: Edits = {
  'the address of the site': ({ site }, random) =>
    rewrite(
      join(site.contentDir, 'site.md'),
      () => `---\nadresse: https://exemple.test${random.pick(['', '/depot', '/a/b'])}\n---\n`,
    ),
  'how addresses end': ({ site }, random) =>
    rewrite(
      join(site.contentDir, 'site.md'),
      () => `---\nadresse: https://exemple.test\ntrailingSlash: ${random.below(2) === 0}\n---\n`,
    ),
  'a component': ({ site }, random) =>
    rewrite(join(site.root, 'src/TextPage.tsx'), (code) =>
      code.replace(/<div (?:data-try="\d+" )?/, `<div data-try="${random.below(1e6)}" `),
    ),
  'the frame of all pages': ({ site }, random) =>
    rewrite(join(site.root, 'src/Layout.tsx'), (code) => code.replace(/>Accueil\d*</, `>Accueil${random.below(1e6)}<`)),
  'a component that does not compile': ({ site }) =>
    rewrite(join(site.root, 'src/HomePage.tsx'), (code) => `${code}\n<`),
  'a component that throws': ({ site }) =>
    rewrite(join(site.root, 'src/TextPage.tsx'), (code) =>
      code.replace('return (', "throw new Error('no');\n  return ("),
    ),
  'a style': ({ site }, random) =>
    rewrite(join(site.root, `src/${random.pick(['TextPage', 'HomePage', 'Layout'])}.module.css`), (css) =>
      css.replace(/\}\s*$/, `  margin: ${random.below(1000)}px;\n}\n`),
    ),
  'a script': ({ site }, random) =>
    rewrite(
      join(site.root, 'src/client.ts'),
      () => `document.documentElement.dataset.script = '${random.below(1e6)}';\n`,
    ),
  'the version of a package': ({ site }, random) =>
    replace(join(site.root, 'node_modules/.package-lock.json'), `{"packages":${random.below(1e6)}}`),
  'the size of a picture': ({ site }, random) =>
    replace(join(site.staticDir, 'images/point.svg'), picture(random.below(900) + 100)),
  'a picture that is gone, and its text': ({ site }) => replace(join(site.staticDir, 'images/point.svg'), undefined),
  'a static file': ({ site }, random) =>
    replace(join(site.staticDir, `file-${random.below(4)}.txt`), `${random.below(10)}`),
};

function sentence(random: Random): string {
  const words = Array.from({ length: 3 + random.below(5) }, () =>
    random.pick(['une', 'phrase', '*vive*', '`code`', '« dite »', 'ici !']),
  );
  return `Encore ${words.join(' ')} ${random.below(1e6)}.`;
}

function picture(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"></svg>\n`;
}

function onePage({ contentDir }: SiteDefinition, random: Random): string {
  const folder = join(contentDir, 'pages');
  return join(folder, random.pick(readdirSync(folder).sort()));
}

/** A page that nothing leads to. */
function ownPage({ contentDir }: SiteDefinition, number: number): string {
  return join(contentDir, `pages/nouvelle-${number}.md`);
}

function rewrite(file: string, change: (text: string) => string): () => void {
  return replace(file, change(readFileSync(file, 'utf8')));
}

/** Gives a file another text, or none. */
function replace(file: string, text: string | undefined): () => void {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  put(file, text);
  return () => put(file, before);
}

function put(file: string, contents: string | Uint8Array | undefined): void {
  if (contents === undefined) rmSync(file, { force: true });
  else write(file, contents);
}
