import { createRequire } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from './support/real-site.ts';
import { read } from './support/source-files.ts';

const test = suite('The extension for VS Code');

interface Completion {
  label: string;
  insertText: string;
  documentation: string;
}

const require = createRequire(import.meta.url);
const fields: {
  schemaFileOf: (path: string, schemas: unknown) => string | undefined;
  helpAt: (text: string, offset: number, schema: unknown) => string | undefined;
  completionsAt: (text: string, offset: number, schema: unknown) => Completion[];
} = require('../.vscode/extensions/front-matter/fields.js');
const extension: {
  register: (vscode: unknown, context: { subscriptions: unknown[] }) => void;
} = require('../.vscode/extensions/front-matter/extension.js');

const schemas = JSON.parse(read('.vscode/settings.json'))['yaml.schemas'];
const schemaOf = (path: string) => JSON.parse(read(fields.schemaFileOf(path, schemas) ?? ''));
const article = schemaOf('content/blog/neuf.md');

/** A text with a bar where one writes. */
function placed(text: string): [text: string, offset: number] {
  return [text.replace('|', ''), text.indexOf('|')];
}

const labels = (text: string, schema = article) =>
  fields.completionsAt(...placed(text), schema).map(({ label }) => label);

test('the schema of a file is that of its content type', () => {
  assert.is(fields.schemaFileOf('content/blog/neuf.md', schemas), './.vscode/schemas/article.schema.json');
  assert.is(fields.schemaFileOf('content/pages/accueil.md', schemas), './.vscode/schemas/home.schema.json');
  assert.is(fields.schemaFileOf('content/pages/cgv.md', schemas), './.vscode/schemas/text.schema.json');
  assert.is(fields.schemaFileOf('README.md', schemas), undefined);
});

test('fields are proposed that are not there yet, with their help', () => {
  const found = fields.completionsAt(...placed('---\ntitre: Un\n|\n---\n'), article);
  const names = found.map(({ label }) => label);
  assert.ok(names.includes('chapeau') && names.includes('date'));
  assert.not.ok(names.includes('titre'));
  const chapeau = found.find(({ label }) => label === 'chapeau');
  assert.is(chapeau?.insertText, 'chapeau: ');
  assert.is(chapeau?.documentation, article.properties.chapeau.description);
});

test('within a group or a list, its own fields are proposed; of several forms, those of the one that is chosen', () => {
  assert.equal(labels('---\nfin:\n  titre: Un\n  |\n---\n'), ['texte', 'actions']);
  assert.equal(labels('---\nfin:\n  actions:\n    - lib|\n---\n'), ['libelle', 'lien', 'rendezVous']);
  const service = schemaOf('content/services/neuf.md');
  const inSection = labels('---\nsections:\n  - type: logos\n    titre: Un\n    |\n---\n', service);
  assert.equal(inSection, ['intro', 'elements']);
});

test('values are proposed where a field has a choice, or an example', () => {
  assert.equal(labels('---\ncategorie: |\n---\n'), article.properties.categorie.examples);
  assert.equal(labels('---\ncategorie: Ou|\ndate: 2025-01-01\n---\n'), article.properties.categorie.examples);
  assert.equal(labels('---\nbrouillon: |\n---\n'), ['true', 'false']);
});

test('nothing is proposed in the text, in a file of no content type, or where there is no front matter', () => {
  assert.equal(labels('---\ntitre: Un\n---\n\n|'), []);
  assert.equal(labels('|'), []);
  assert.equal(fields.completionsAt(...placed('---\n|\n---\n'), undefined), []);
});

test('a field under the pointer says what it is for; a text does not', () => {
  const { title, description } = article.properties.chapeau;
  const help = fields.helpAt(...placed('---\nchap|eau: Un\n---\n'), article) ?? '';
  assert.ok(help.includes(title) && help.includes(description));
  const inGroup = fields.helpAt(...placed('---\nfin:\n  tex|te: Un\n---\n'), article) ?? '';
  assert.ok(inGroup.includes(article.properties.fin.properties.texte.description));
  assert.is(fields.helpAt(...placed('---\ntitre: U|n\n---\n'), article), undefined);
  assert.is(fields.helpAt(...placed('---\ntitre: Un\n---\n\nchap|eau'), article), undefined);
});

test('it tells the editor: help and completion where they are asked for', () => {
  const editor = new FakeEditor();
  const subscriptions: unknown[] = [];
  extension.register(editor.vscode, { subscriptions });
  assert.ok(subscriptions.length >= 4, 'all of it ends with the extension');
  const found = editor.completion?.provideCompletionItems(DOCUMENT, {}) ?? [];
  assert.ok(found.some(({ label }) => label === 'chapeau'));
});

test('a saved text has the diagnostics of the site underlined, each in its own file', async () => {
  const editor = new FakeEditor();
  extension.register(editor.vscode, { subscriptions: [] });
  editor.save?.(DOCUMENT);
  await editor.cleared;
  for (const { range, code, source } of editor.shown) {
    assert.ok(range.every((place) => Number.isInteger(place) && place >= 0));
    assert.is(source, 'site');
    assert.match(code, /^[a-z0-9-]+$/);
  }
});

const DOCUMENT = { uri: 'content/blog/neuf.md', getText: () => '---\n\n---\n', offsetAt: () => 4 };

interface Shown {
  range: number[];
  code: string;
  source: string;
}

/** As much of the editor's API as the extension asks for. */
class FakeEditor {
  completion: { provideCompletionItems: (document: object, position: object) => Completion[] } | undefined;
  save: ((document: object) => void) | undefined;
  private tell: () => void = () => {};
  /** What stood there before is gone; what is found now follows at once. */
  readonly cleared = new Promise<void>((resolve) => {
    this.tell = resolve;
  });
  readonly shown: Shown[] = [];
  readonly vscode = {
    Uri: { file: (path: string) => path },
    DiagnosticSeverity: { Error: 0, Warning: 1 },
    Diagnostic: class {
      readonly range: number[];
      constructor(range: number[]) {
        this.range = range;
      }
    },
    Range: Array,
    CompletionItemKind: { Property: 9, Value: 11 },
    workspace: {
      workspaceFolders: [{ uri: { fsPath: projectRoot } }],
      asRelativePath: (uri: string) => uri,
      getConfiguration: () => ({ get: () => schemas }),
      onDidSaveTextDocument: (save: FakeEditor['save']) => {
        this.save = save;
      },
      onDidOpenTextDocument: () => ({}),
    },
    languages: {
      createDiagnosticCollection: () => ({
        clear: () => this.tell(),
        set: (_file: string, all: Shown[]) => this.shown.push(...all),
      }),
      registerHoverProvider: () => ({}),
      registerCompletionItemProvider: (_texts: object, provider: FakeEditor['completion']) => {
        this.completion = provider;
        return {};
      },
    },
  };
}

test.run();
