import picomatch from 'picomatch';
import type { Entry, Kind, RuleContext, SiteDefinition } from '../contract/definition.ts';
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { fieldPlaces } from '../parse/front-matter/field-places.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { SourceFile } from '../read/read.ts';
import { checkSchema } from './schema-issues.ts';
import { checkUniqueFields } from './unique-fields.ts';

/** An entry with the kind it is of and the file it came from, for the stages that name one or the other. */
export interface PlacedEntry {
  kind: string;
  entry: Entry;
  file: ParsedFile;
  /** The file's text, in which places are found again. */
  text: string;
}

/** Where a file's front matter opens. */
const OPENING_DASHES: Position = { line: 1, column: 1, length: 3 };
const CLEAN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Holds every file against its kind's schema, then the files against each other. */
export function validate(
  kinds: SiteDefinition['kinds'],
  files: readonly ParsedFile[],
  /** All files that were read: one that could not be parsed is broken, not missing. */
  sources: readonly SourceFile[],
  context: RuleContext = { production: false },
): { entries: PlacedEntry[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const entries: PlacedEntry[] = [];
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const present = sources.map(({ name }) => name);
  const kindOf = matcher(kinds);
  for (const file of files) {
    const text = texts.get(file.path) ?? '';
    const kind = kindOf(file.name);
    const definition = kind && kinds[kind];
    if (!definition) {
      diagnostics.push(
        at(
          file,
          OPENING_DASHES,
          'fichier-inconnu',
          "Aucun modèle de page n'utilise ce fichier.",
          `Dossiers et fichiers prévus : ${patterns(kinds)}.`,
        ),
      );
      continue;
    }
    const slug = slugOf(file.name);
    if (!CLEAN_SLUG.test(slug)) {
      diagnostics.push(
        at(
          file,
          OPENING_DASHES,
          'slug-invalide',
          `Le nom de fichier « ${slug} » ne peut pas servir d'adresse.`,
          "Minuscules sans accent, chiffres et traits d'union seulement, par exemple mon-article.md.",
        ),
      );
    }
    const result = checkSchema(definition.schema, file.data);
    if ('findings' in result) {
      const places = fieldPlaces(text);
      diagnostics.push(
        ...result.findings.map(({ onKey, at: keys, ...finding }) => ({
          ...finding,
          file: file.path,
          ...(onKey ? places.keyAt(keys) : places.valueAt(keys)),
        })),
      );
      continue;
    }
    const { html, headings, words } = file;
    const entry: Entry = { slug, path: definition.path?.(slug) ?? '', data: result.value, html, headings, words };
    entries.push({ kind, entry, file, text });
  }
  const slugs = slugsByKind(present, kindOf);
  diagnostics.push(
    ...missingSingles(kinds, present, folderOf(files)),
    ...checkUniqueFields(kinds, entries),
    ...crossCheck(kinds, entries, slugs, context),
  );
  return { entries, diagnostics };
}

function slugsByKind(names: readonly string[], kindOf: (name: string) => string | undefined): Map<string, string[]> {
  const slugs = new Map<string, string[]>();
  for (const name of names) {
    const kind = kindOf(name);
    if (kind === undefined) continue;
    const known = slugs.get(kind);
    if (known) known.push(slugOf(name));
    else slugs.set(kind, [slugOf(name)]);
  }
  return slugs;
}

function matcher(kinds: SiteDefinition['kinds']): (name: string) => string | undefined {
  const matchers = Object.entries(kinds).map(([name, { files }]) => [name, picomatch(files)] as const);
  return (file) => matchers.find(([, matches]) => matches(file))?.[0];
}

/** `slugs`: of every file by kind, the broken ones included, so that one mistake is reported once. */
function crossCheck(
  kinds: SiteDefinition['kinds'],
  entries: readonly PlacedEntry[],
  slugs: ReadonlyMap<string, readonly string[]>,
  context: RuleContext,
): Diagnostic[] {
  return entries.flatMap(({ kind, entry, file, text }) => {
    const definition = kinds[kind] as Kind;
    const references = definition.references?.(entry.data as never) ?? [];
    const broken = references.flatMap((reference) => {
      const known = slugs.get(reference.kind) ?? [];
      if (known.includes(reference.slug)) return [];
      const hint = suggestion(reference.slug, known, `Fichiers possibles : ${known.join(', ') || 'aucun'}.`);
      return [
        at(
          file,
          fieldPlaces(text).valueAt(reference.at),
          'reference-inconnue',
          `Aucun fichier ne porte le nom « ${reference.slug} ».`,
          hint,
        ),
      ];
    });
    const findings = definition.rules?.(entry as never, context) ?? [];
    return [
      ...broken,
      ...findings.map(({ at: keys, ...finding }) => ({
        ...finding,
        file: file.path,
        ...fieldPlaces(text).valueAt(keys),
      })),
    ];
  });
}

function missingSingles(kinds: SiteDefinition['kinds'], present: readonly string[], folder: string): Diagnostic[] {
  return Object.values(kinds).flatMap(({ single, files }): Diagnostic[] => {
    if (!single || present.some((name) => picomatch.isMatch(name, files))) return [];
    return [
      {
        severity: 'error',
        file: folder + files,
        line: 1,
        column: 1,
        rule: 'fichier-manquant',
        message: 'Ce fichier de contenu manque ; le site ne peut pas être construit sans lui.',
        hint: `Créez ${folder}${files}.`,
      },
    ];
  });
}

/** The content folder as diagnostics name it, with its slash. */
function folderOf([first]: readonly ParsedFile[]): string {
  return first ? first.path.slice(0, -first.name.length) : '';
}

function at(file: ParsedFile, place: Position, rule: string, message: string, hint: string): Diagnostic {
  return { severity: 'error', file: file.path, ...place, rule, message, hint };
}

function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function patterns(kinds: SiteDefinition['kinds']): string {
  return Object.values(kinds)
    .map(({ files }) => files)
    .join(', ');
}
