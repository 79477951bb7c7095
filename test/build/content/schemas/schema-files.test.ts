import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import {
  EDITOR_SETTINGS,
  SCHEMA_FOLDER,
  schemaFiles,
  withSchemas,
} from '../../../../build/content/schemas/schema-files.ts';
import { contentTypeMatcher, fileMatcher } from '../../../../build/contract/content-type-matcher.ts';
import type { Diagnostic } from '../../../../build/diagnostics/diagnostic.ts';
import { printDiagnostics } from '../../../../build/diagnostics/print.ts';
import { validatorOf } from '../../../support/json-schemas.ts';
import { projectRoot } from '../../../support/real-site.ts';
import { filesBelow, read } from '../../../support/source-files.ts';

const test = suite('Schemas for other editors');

const RUN = 'run npm run schemas, and commit what it writes';
const site = siteDefinition();
const files = schemaFiles(site);

test('the schemas that editors read are those of the content types as they are', () => {
  const kept = readdirSync(join(projectRoot, SCHEMA_FOLDER)).map((name) => `${SCHEMA_FOLDER}/${name}`);
  assert.equal(kept.sort(), files.map(({ path }) => path).sort(), RUN);
  for (const { path, contents } of files) assert.is(read(path), contents, `${path} is out of date: ${RUN}`);
});

test('editors know which content files each schema is for', () => {
  assert.is(read(EDITOR_SETTINGS), withSchemas(read(EDITOR_SETTINGS), files), RUN);
});

test('every content file has the schema of its content type, and no other', () => {
  const own = filesBelow('content');
  assert.ok(own.length > 0);
  for (const path of own) {
    const contentType = contentTypeMatcher(site.contentTypes)(path.replace('content/', ''));
    assert.equal(schemasFor(path), [`${SCHEMA_FOLDER}/${contentType}.schema.json`], path);
  }
});

test('every content file is sound by its schema, and none is once it is damaged', () => {
  for (const path of filesBelow('content')) {
    const { data } = frontMatterOf(path);
    const [schema] = files.filter((file) => schemasFor(path).includes(file.path));
    assert.ok(schema);
    const isSound = validatorOf(JSON.parse(schema.contents));
    assert.ok(isSound(data), `${path}: ${JSON.stringify(isSound.errors)}`);
    const [first = ''] = Object.keys(data);
    assert.not.ok(isSound({ ...data, inconnu: 1 }), `${path} with a field that nobody knows`);
    assert.not.ok(isSound({ ...data, [first]: null }), `${path} without a value`);
    const { [first]: _, ...less } = data;
    assert.not.ok(isSound(less), `${path} without « ${first} »`);
  }
});

test('the tasks and extensions that the editor is offered are there', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json'));
  const { scripts } = JSON.parse(read('package.json'));
  for (const { type, script, args } of tasks) {
    if (type === 'npm') assert.ok(scripts[script], `npm run ${script}`);
    else
      for (const file of args.filter((arg: string) => arg.endsWith('.ts')))
        assert.ok(existsSync(join(projectRoot, file)), file);
  }
});

test('a diagnostic as it is printed is one that the task understands', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json'));
  const { regexp, ...groups } = tasks.flatMap(({ problemMatcher }: { problemMatcher: unknown }) => problemMatcher)[0]
    .pattern;
  const place = { file: 'content/a b.md', line: 3, column: 12 };
  const diagnostic = { severity: 'error', ...place, rule: 'valeur', message: 'Faux.', hint: 'Juste.' } as const;
  const printed = stripVTControlCharacters(
    printDiagnostics([diagnostic], new Map([[place.file, 'a\nb\ncategorie: x']])),
  );
  const found = printed.split('\n').flatMap((line) => new RegExp(regexp).exec(line) ?? []);
  const parts = ['file', 'line', 'column', 'code', 'message'].map((name) => found[groups[name]]);
  assert.equal(parts, ['content/a b.md', '3', '12', 'valeur', 'Faux. Juste.']);
});

test('of warnings that ask for the same thing, the task understands each one', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json'));
  const { args, problemMatcher } = tasks.find(({ group }: { group?: object }) => group);
  const alike = [1, 2, 3, 4].map((line): Diagnostic => {
    const place = { file: 'content/a.md', line, column: 1 };
    return { severity: 'warning', ...place, rule: 'valeur', message: 'Faux.', hint: 'Juste.' };
  });
  const options = { detail: args.includes('--detail') };
  const printed = stripVTControlCharacters(printDiagnostics(alike, new Map(), options)).split('\n');
  const understood = printed.filter((line) => new RegExp(problemMatcher.pattern.regexp).test(line));
  assert.is(understood.length, alike.length);
});

function schemasFor(path: string): string[] {
  return files.flatMap(({ path: schema, files: globs }) => {
    const left = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
    const taken = globs.filter((glob) => !glob.startsWith('!'));
    const fits = (glob: string) => fileMatcher(glob)(path);
    return taken.some(fits) && !left.some(fits) ? [schema] : [];
  });
}

function frontMatterOf(path: string): { data: Record<string, unknown> } {
  const { value } = splitFrontMatter(path, read(path));
  assert.ok(value);
  return { data: value.data as Record<string, unknown> };
}

test.run();
