const picomatch = require('picomatch');
const { isMap, isScalar, parseDocument, visit } = require('yaml');

/** @typedef {{ title?: string, description?: string, properties?: Record<string, Schema>, items?: Schema, oneOf?: Schema[], enum?: unknown[], const?: unknown, type?: string, examples?: unknown[], required?: string[], discriminator?: { propertyName: string } }} Schema */
/** @typedef {{ label: string, insertText: string, detail: string, documentation: string, isField: boolean }} Completion */

/** A word that stands in no text, for where one writes. */
const HERE = 'ici\uE000';

/**
 * The schema that a file is held against, by the globs of `yaml.schemas`: those with `!` leave files out.
 * @param {string} path from the project's root
 * @param {Record<string, string | string[]>} [schemas]
 * @returns {string | undefined}
 */
exports.schemaFileOf = (path, schemas = {}) => {
  const [found] =
    Object.entries(schemas).find(([, globs]) => {
      const all = [globs].flat();
      const ignore = all.flatMap((glob) => (glob.startsWith('!') ? glob.slice(1) : []));
      return picomatch(
        all.filter((glob) => !glob.startsWith('!')),
        { ignore },
      )(path);
    }) ?? [];
  return found;
};

/**
 * What a field is for, in Markdown; undefined outside of the front matter's fields.
 * @param {string} text
 * @param {number} offset
 * @param {Schema} [schema]
 * @returns {string | undefined}
 */
exports.helpAt = (text, offset, schema) => {
  const yaml = frontMatterOf(text);
  if (!schema || !yaml || offset - yaml.start > yaml.text.length) return undefined;
  /** @type {(string | number)[] | undefined} */
  let path;
  visit(parseDocument(yaml.text), {
    Pair: (_key, { key }, ancestors) => {
      if (!isScalar(key) || !key.range) return;
      const [from, to] = key.range;
      if (from <= offset - yaml.start && offset - yaml.start <= to) path = pathOf([...ancestors, key.value]);
    },
  });
  const field = path && at(schema, path, parseDocument(yaml.text).toJS());
  return field && helpOf(field);
};

/**
 * The fields and values that may be written at a place of the front matter.
 * @param {string} text
 * @param {number} offset
 * @param {Schema} [schema]
 * @returns {Completion[]}
 */
exports.completionsAt = (text, offset, schema) => {
  const yaml = frontMatterOf(text);
  if (!schema || !yaml || offset < yaml.start || offset - yaml.start > yaml.text.length) return [];
  const before = yaml.text.slice(0, offset - yaml.start);
  const from = before.lastIndexOf('\n') + 1;
  const after = yaml.text.slice(before.length).replace(/^[^\n]*/, '');
  const [, value] = /^[\s-]*[\w]+:\s+(.*)$/.exec(before.slice(from)) ?? [];
  const [, indent = ''] = /^([\s-]*)/.exec(before.slice(from)) ?? [];
  const written = value === undefined ? `${indent}${HERE}: x` : before.slice(from, before.length - value.length) + HERE;
  const document = parseDocument(before.slice(0, from) + written + after);
  return value === undefined ? fieldsIn(document, schema) : valuesIn(document, schema);
};

/**
 * @param {import('yaml').Document} document
 * @param {Schema} schema
 * @returns {Completion[]}
 */
function fieldsIn(document, schema) {
  /** @type {Completion[]} */
  let found = [];
  visit(document, {
    Map: (_key, map, ancestors) => {
      const keys = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      if (!keys.includes(HERE)) return;
      const group = at(schema, pathOf([...ancestors, map]), document.toJS());
      found = Object.entries(group?.properties ?? {})
        .filter(([key]) => !keys.includes(key))
        .map(([key, field]) => ({ ...completion(key, field), insertText: `${key}: `, isField: true }));
    },
  });
  return found;
}

/**
 * @param {import('yaml').Document} document
 * @param {Schema} schema
 * @returns {Completion[]}
 */
function valuesIn(document, schema) {
  /** @type {Completion[]} */
  let found = [];
  visit(document, {
    Scalar: (_key, node, ancestors) => {
      if (node.value !== HERE) return;
      const field = at(schema, pathOf([...ancestors, node]), document.toJS());
      const values = field?.enum ?? (field?.type === 'boolean' ? [true, false] : (field?.examples ?? []));
      found = values.filter((one) => typeof one !== 'object').map((one) => completion(String(one), field ?? {}));
    },
  });
  return found;
}

/**
 * @param {string} label
 * @param {Schema} field
 * @returns {Completion}
 */
function completion(label, field) {
  return {
    label,
    insertText: label,
    detail: field.title ?? '',
    documentation: field.description ?? '',
    isField: false,
  };
}

/** @param {Schema} field */
function helpOf({ title = '', description = '', examples = [] }) {
  const [example] = examples;
  return [`**${title}**`, description, example === undefined ? '' : `\`${JSON.stringify(example)}\``]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * The part of a schema that a path leads to; of several forms, the one whose tag the data has.
 * @param {Schema | undefined} schema
 * @param {readonly (string | number)[]} path
 * @param {any} data
 * @returns {Schema | undefined}
 */
function at(schema, [key, ...rest], data) {
  const tag = schema?.discriminator?.propertyName ?? '';
  const chosen = schema?.oneOf?.find((form) => form.properties?.[tag]?.const === data?.[tag]) ?? schema;
  if (key === undefined || !chosen) return chosen;
  return at(typeof key === 'number' ? chosen.items : chosen.properties?.[key], rest, data?.[key]);
}

/**
 * Where the last of a chain of nodes stands: the keys and indexes that lead to it.
 * @param {readonly unknown[]} chain
 * @returns {(string | number)[]}
 */
function pathOf(chain) {
  return chain.flatMap((node, index) => {
    const next = chain[index + 1];
    if (isMap(node) && typeof next === 'string') return [next];
    if (typeof node !== 'object' || node === null) return [];
    if ('key' in node && isScalar(node.key) && next !== undefined) return [String(node.key.value)];
    if ('items' in node && Array.isArray(node.items) && !isMap(node) && next !== undefined)
      return [node.items.indexOf(next)];
    return [];
  });
}

/**
 * The YAML between the first two lines of dashes, and where it begins.
 * @param {string} text
 */
function frontMatterOf(text) {
  const [, opening, yaml] = /^(---\r?\n)([\s\S]*?)^---\s*$/m.exec(text) ?? [];
  return opening === undefined || yaml === undefined ? undefined : { start: opening.length, text: yaml };
}
