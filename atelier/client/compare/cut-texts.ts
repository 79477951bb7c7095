import type { Root } from 'mdast';
import { use, useMemo } from 'react';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { parseMarkdown } from '../api-client.ts';
import { contextOf } from '../document/pane-props.ts';
import type { EditorContext } from '../editor/services.ts';
import { type Content, ContentContext } from '../use-content.ts';
import { bodyOf, type CutPieces, cutPieces } from './pieces.ts';

/** The names that a file may use, and its content type. */
export interface FileContext {
  context: EditorContext;
  contentType: ContentTypeInfo | undefined;
}

export function useFileContext(path: string): FileContext {
  const content = use(ContentContext);
  return useMemo(() => fileContext(path, content), [path, content]);
}

function fileContext(path: string, content: Content | undefined): FileContext {
  const file = content?.list.files.find((one) => one.path === path);
  const contentType = content?.list.contentTypes.find(({ name }) => name === file?.contentType);
  return { context: contextOf(content, contentType, path), contentType };
}

/** Parsed trees by their texts, as the same texts are compared again and again. */
const trees = new Map<string, Promise<Root>>();
const MAX_TREES = 12;

/** Parses a file's text into pieces. Rejects when the server cannot parse it. */
export async function parsePieces(text: string, context: EditorContext): Promise<CutPieces> {
  const body = bodyOf(text);
  const tree = trees.get(body) ?? parseMarkdown(body);
  trees.set(body, tree);
  tree.catch(() => trees.delete(body));
  const [oldest] = trees.keys();
  if (trees.size > MAX_TREES && oldest !== undefined) trees.delete(oldest);
  return cutPieces(text, await tree, context);
}
