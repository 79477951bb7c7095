import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { fileText, type OutputFile } from '../../../build/contract/output.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { englishMarkdown } from '../../fixtures/english-markdown.ts';
import { assert, suite } from '../../suite.ts';
import { all, attributes, parseHtml } from '../../support/dom.ts';
import { fixtureSite } from '../../support/fixture-site.ts';
import { projectRoot } from '../../support/project-root.ts';
import { placesOf } from '../../support/sources.ts';

const test = suite('A site in English');

/** Each block that the generator has words for, and signs that French sets otherwise. */
const TEXT = `---
titre: Reed warbler
description: A small brown bird that talks without end.
---

It sings: a chatter, then another... Is that all? No; it's 100% of the time, 1 400 times.

:::tip
Come before seven. The path is dry, "mostly".
:::

| Month | Pairs |
|---|---|
| May | 12 |

A second table has the same heads[^1].

| Month | Pairs |
|---|---|
| July | 3 |

- [x] heard

\`\`\`typescript
const song = 'churr';
\`\`\`

:::diagram[A walk]
1. Listen
2. Look
:::

::chart[Pairs]{bars}

| Month | Pairs |
|---|---|
| May | 12 |
| June | 3 |

[^1]: Counted twice.
`;
const LAYOUT = readFileSync(join(projectRoot, 'test/fixtures/site/src/Layout.tsx'), 'utf8');

interface Built {
  files: readonly OutputFile[];
  root: string;
}

/** Builds the fixture site with a text in English, in pages of this language. */
async function builtIn(language: 'en' | 'fr', markdown: SiteDefinition['markdown'] = englishMarkdown): Promise<Built> {
  const layout = LAYOUT.replace('lang="fr"', `lang="${language}"`);
  const site = fixtureSite({ 'content/pages/warbler.md': TEXT, 'src/Layout.tsx': layout });
  const { ok, diagnostics, files } = await build({ ...site, markdown }, { production: true });
  assert.equal([ok, diagnostics], [true, []]);
  return { files, root: site.root };
}

test('has pages without a word that its files and settings do not have', async () => {
  assert.equal(foreignIn(await builtIn('en')), { words: [], signs: [] });
});

test('would show words of another language, and its typography', async () => {
  const { notes, tableName } = fixtureSite().markdown;
  const { words } = foreignIn(await builtIn('en', { ...englishMarkdown, notes, tableName }));
  for (const word of ['appel', 'retour', 'tableau']) assert.ok(words.includes(word), word);
  const { signs } = foreignIn(await builtIn('fr'));
  for (const sign of ['\u202f', '\u00a0', '’', '…']) assert.ok(signs.includes(sign), JSON.stringify(sign));
});

test('names a page without a file by the page, where its component throws', async () => {
  const site = fixtureSite();
  const list = { pages: () => [{ path: '/lists/broken', props: {} }] };
  const { diagnostics } = await build({ ...site, contentTypes: { ...site.contentTypes, list } });
  assert.equal(placesOf(diagnostics), ['error lists/broken/index.html:1:1+1 rendu-impossible']);
});

/** Attributes that are read out or shown. */
const SPOKEN = 'alt title placeholder aria-label aria-description aria-roledescription aria-valuetext'.split(' ');

/** Words of the pages, and letters, spaces and punctuation beyond ASCII, which neither its files nor its settings hold. Symbols, such as arrows, are of no language. */
function foreignIn({ files, root }: Built): { words: string[]; signs: string[] } {
  const own = sourcesOf(root) + JSON.stringify(englishMarkdown);
  const said = files.filter(({ path }) => path.endsWith('.html')).map((file) => saidBy(fileText(file)));
  const beyond = (fit: (text: string) => string[]) => {
    const known = new Set(fit(own));
    return [...new Set(fit(said.join('\n')))].filter((part) => !known.has(part)).sort();
  };
  return {
    words: beyond((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
    signs: beyond((text) => text.match(/(?![\0-\x7f]|\p{S})./gsu) ?? []),
  };
}

function saidBy(html: string): string {
  const document = parseHtml(html);
  const elements = all(document, '*').filter(({ name }) => name !== 'script' && name !== 'style');
  const texts = elements.flatMap(({ children }) =>
    children.map((child) => ('data' in child ? String(child.data) : '')),
  );
  const spoken = SPOKEN.flatMap((name) => attributes(document, `[${name}]`, name));
  return [...texts, ...spoken, ...attributes(document, 'meta[name="description"]', 'content')].join('\n');
}

/** Returns all that the files of a site say. */
function sourcesOf(root: string): string {
  return ['content', 'src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
