import type { ElementContent, RootContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const lowlight = createLowlight({ bash, css, http, javascript, json, sql, xml });

/** Languages that code may be coloured in; some have further names (js, html, sh). */
export const LANGUAGES: readonly string[] = lowlight.listLanguages();
const PLAIN = ['text', 'txt', 'plaintext'];

/** A language that a writer may name: one that is coloured, or none at all. */
export function isKnownLanguage(name: string): boolean {
  return lowlight.registered(name) || PLAIN.includes(name.toLowerCase());
}

/** Kinds of token that get a class of their own (`hljs-…`), and so a rule of the site's stylesheet; others stay plain. */
const TOKENS = [
  'attr',
  'attribute',
  'built_in',
  'comment',
  'keyword',
  'literal',
  'meta',
  'number',
  'string',
  'title',
  'variable',
] as const;
const CLASSES: ReadonlySet<string> = new Set(TOKENS.map((token) => `hljs-${token}`));

/** Highlights fenced code by classes, and lets the keyboard scroll a block that is wider than its column. */
export function codeBlocks(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const code = {
      type: 'codeText',
      data: { hName: 'code', hChildren: highlight(node.value, node.lang) },
      children: [],
    };
    const properties = { tabIndex: 0, ...(node.lang && { dataLanguage: node.lang }) };
    // Node types of our own: mdast-util-to-hast prints them from their `data`.
    parent.children[index] = {
      type: 'codeBox',
      data: { hName: 'pre', hProperties: properties },
      children: [code],
    } as never;
  });
}

/** Levels of elements in elements that highlighting may make; real code has a handful, and printing each takes a call inside a call. */
const MAX_DEPTH = 30;

function highlight(code: string, language: string | null | undefined): ElementContent[] {
  const plain: ElementContent[] = [{ type: 'text', value: code }];
  if (!language || !lowlight.registered(language)) return plain;
  const { children } = lowlight.highlight(language, code);
  return isDeep(children) ? plain : children.flatMap(coloured);
}

function isDeep(nodes: readonly RootContent[]): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** A token as one coloured element; the elements of uncoloured ones dissolve into their content. */
function coloured(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap(coloured);
  const names = Array.isArray(node.properties.className) ? node.properties.className : [];
  const name = names.find((candidate) => CLASSES.has(String(candidate)));
  return name === undefined ? children : [{ ...node, properties: { className: [name] }, children }];
}
