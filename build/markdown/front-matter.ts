import matter from 'gray-matter';
import {
  type Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import type { KeyPath } from '../definition.ts';
import type { Diagnostic, Position } from '../diagnostic.ts';

/** A file cut in two: the data of its front matter, and its body with the line it starts on. */
export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
  /** Where a value of the data stands; where its closest existing parent's key stands when it is missing. */
  positionOf: (path: KeyPath) => Position;
  /** Where the key itself stands. */
  keyPositionOf: (path: KeyPath) => Position;
}

const FENCE = /^---[ \t]*$/;

/** Splits a file at its front matter (YAML between two `---`). Nothing in it is ever executed. */
export function splitFrontMatter(path: string, text: string): { value: FrontMatter } | { diagnostics: Diagnostic[] } {
  const fenceProblem = checkFences(path, text);
  if (fenceProblem) return { diagnostics: [fenceProblem] };

  const lines = new LineCounter();
  let document: Document = parseDocument('');
  const { content } = matter(text, {
    engines: {
      yaml: (source: string) => {
        document = parseDocument(source, { lineCounter: lines, uniqueKeys: true, stringKeys: true });
        refuseAliases(document);
        return document.errors.length > 0 ? {} : ((document.toJS() as object | null) ?? {});
      },
      javascript: refuse,
      json: refuse,
    },
  });
  // gray-matter hands over the text after the opening `---`, which starts with that line's end.
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length > 0) {
    return {
      diagnostics: document.errors.map(({ code, message, pos }) => ({
        severity: 'error',
        file: path,
        ...position(pos[0]),
        ...yamlError(code, message),
      })),
    };
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const hint = 'Écrivez une ligne par champ, par exemple « titre: Mon titre ».';
    return {
      diagnostics: [
        {
          severity: 'error',
          file: path,
          line: 2,
          column: 1,
          rule: 'front-matter-invalide',
          message: "L'en-tête ne contient pas de champs.",
          hint,
        },
      ],
    };
  }
  const body = content.replace(/^\n/, '');
  return {
    value: {
      data: data as Record<string, unknown>,
      body,
      bodyLine: text.split('\n').length - body.split('\n').length + 1,
      positionOf: (keys) => locate(document, keys, position),
      keyPositionOf: (keys) => locateKey(document, keys, position),
    },
  };
}

function checkFences(file: string, text: string): Diagnostic | undefined {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const at = (rule: string, message: string, hint: string): Diagnostic => ({
    severity: 'error',
    file,
    line: 1,
    column: 1,
    length: Math.max(1, first.length),
    rule,
    message,
    hint,
  });
  if (!first.startsWith('---')) {
    return at(
      'front-matter-absent',
      'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
      'Ajoutez « --- », les champs de la page, puis « --- », en haut du fichier.',
    );
  }
  if (!FENCE.test(first)) {
    return at(
      'front-matter-langage',
      `L'en-tête commence par « ${first} » : seul le YAML est accepté.`,
      'Écrivez « --- » seul sur la première ligne.',
    );
  }
  if (!lines.slice(1).some((line) => FENCE.test(line))) {
    return at(
      'front-matter-non-ferme',
      "L'en-tête ouvert ici n'est jamais fermé.",
      'Ajoutez une ligne « --- » après le dernier champ.',
    );
  }
  // gray-matter closes at the first line that starts with `---`; anything longer there would be misread.
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (!FENCE.test(lines[close] ?? '')) {
    return {
      ...at(
        'front-matter-non-ferme',
        `La ligne « ${lines[close]} » ne ferme pas l'en-tête.`,
        "Écrivez « --- » seul sur la ligne qui ferme l'en-tête.",
      ),
      line: close + 1,
      length: lines[close]?.length ?? 1,
    };
  }
  return undefined;
}

/** A value that starts with `*` is an alias to YAML and, nearly always, emphasis to its writer. */
function refuseAliases(document: Document): void {
  visit(document, {
    Alias: (_key, { range, source }) => {
      document.errors.push(new YAMLParseError([range?.[0] ?? 0, range?.[1] ?? 0], 'BAD_ALIAS', `*${source}`));
    },
  });
}

function refuse(): never {
  throw new Error('front matter in another language than YAML is detected before it is parsed');
}

/** The node at a path, or at its closest ancestor that exists. */
function locate(document: Document, keys: KeyPath, position: (offset: number) => Position): Position {
  for (let length = keys.length; length > 0; length--) {
    const node: unknown = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) {
      const missing = length < keys.length;
      if (missing) return locateKey(document, keys.slice(0, length), position);
      const [start, end] = node.range;
      return { ...position(start), length: isScalar(node) ? Math.max(1, end - start) : 1 };
    }
  }
  return { line: 1, column: 1, length: 3 };
}

function locateKey(document: Document, keys: KeyPath, position: (offset: number) => Position): Position {
  const parent: unknown = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  const name = keys.at(-1);
  if (isCollection(parent)) {
    for (const item of parent.items) {
      if (isPair(item) && isScalar(item.key) && item.key.value === name && item.key.range) {
        return { ...position(item.key.range[0]), length: item.key.range[1] - item.key.range[0] };
      }
    }
    const node: unknown = document.getIn(keys, true);
    if (isNode(node) && node.range) return { ...position(node.range[0]), length: 1 };
  }
  return { line: 1, column: 1, length: 3 };
}

function yamlError(code: string, message: string): Pick<Diagnostic, 'rule' | 'message' | 'hint'> {
  const known: Record<string, [message: string, hint: string]> = {
    DUPLICATE_KEY: ['Ce champ est déjà écrit plus haut.', 'Gardez-en un seul.'],
    BAD_INDENT: [
      "Le retrait de cette ligne n'est pas celui de ses voisines.",
      'Alignez-la avec des espaces sur les autres champs.',
    ],
    TAB_AS_INDENT: ['Cette ligne est en retrait par une tabulation.', 'Remplacez la tabulation par deux espaces.'],
    MISSING_CHAR: [
      'Il manque un signe ici (guillemet, crochet ou deux-points).',
      'Fermez ce qui est ouvert, ou mettez la valeur entre guillemets doubles.',
    ],
    BLOCK_AS_IMPLICIT_KEY: [
      'Cette valeur contient « : » et se lit comme un nouveau champ.',
      'Mettez la valeur entre guillemets doubles.',
    ],
    BAD_ALIAS: ['Une valeur ne peut pas commencer par « * ».', 'Mettez la valeur entre guillemets doubles.'],
    UNEXPECTED_TOKEN: ["Ce signe n'a pas sa place ici.", 'Mettez la valeur entre guillemets doubles.'],
    MULTILINE_IMPLICIT_KEY: [
      "Cette ligne n'a pas la forme « champ: valeur ».",
      'Ajoutez les deux-points, ou mettez la valeur entre guillemets.',
    ],
  };
  const [text, hint] = known[code] ?? [
    `L'en-tête n'est pas du YAML correct (${message.split('\n')[0]}).`,
    'Vérifiez la ligne : « champ: valeur », listes avec « - », guillemets fermés.',
  ];
  return { rule: code === 'DUPLICATE_KEY' ? 'cle-en-double' : 'yaml-invalide', message: text, hint };
}
