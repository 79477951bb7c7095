import type { Image, Paragraph, Root } from 'mdast';
import { visit } from './visit.ts';

/** Makes a figure of each paragraph that holds a picture or a film and nothing else. What is written behind its address becomes its caption. */
export function figures(tree: Root): void {
  visit(tree, 'paragraph', (node) => {
    const image = onlyImage(node);
    // A paragraph that is something else already, such as a call-out's title, stays so.
    if (!image || node.data) return;
    node.data = { hName: 'figure' };
    if (!image.title) return;
    const caption = {
      type: 'caption',
      data: { hName: 'figcaption' },
      children: [{ type: 'text', value: image.title }],
    };
    image.title = null;
    // A node type of our own: mdast-util-to-hast prints it from its `data`.
    node.children.push(caption as never);
  });
}

/** The image that a paragraph shows and nothing else, be it within a link. */
function onlyImage({ children }: Paragraph): Image | undefined {
  const [first, ...rest] = children;
  if (rest.length > 0) return undefined;
  if (first?.type === 'image') return first;
  const [inner, ...others] = first?.type === 'link' ? first.children : [];
  return inner?.type === 'image' && others.length === 0 ? inner : undefined;
}
