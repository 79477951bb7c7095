import type { Element } from 'hast';
import { Parser } from 'htmlparser2';

/** The head and the `<main>` of a finished page. Attributes are texts under the names that the HTML has. */
export interface PageParts {
  title: string;
  /** Contents of `meta` elements by name or property. */
  metas: ReadonlyMap<string, string>;
  /** Its own address, absolute. */
  canonical: string;
  main: Element;
}

/** Reads a finished page. Only what is in `<main>` becomes a tree. */
export function pageParts(html: string): PageParts {
  const metas = new Map<string, string>();
  const root: Element = { type: 'element', tagName: 'main', properties: {}, children: [] };
  const open: Element[] = [];
  let [title, canonical, within] = ['', '', ''];
  const parser = new Parser({
    onopentag(name, attributes) {
      within = name;
      const { name: key = attributes.property, content = '', rel, href = '' } = attributes;
      if (name === 'meta' && key !== undefined) metas.set(key, content);
      else if (name === 'link' && rel === 'canonical') canonical = href;
      if (name === 'main') open.push(root);
      else if (open.length > 0)
        open.push(added(open, { type: 'element', tagName: name, properties: attributes, children: [] }));
    },
    ontext(value) {
      if (open.length > 0) added(open, { type: 'text', value });
      else if (within === 'title') title += value;
    },
    onclosetag(name) {
      within = '';
      open.pop();
      // The rest says nothing of the page.
      if (name === 'main') parser.pause();
    },
  });
  parser.end(html);
  return { title, metas, canonical, main: root };
}

function added<Node extends Element['children'][number]>(open: readonly Element[], node: Node): Node {
  open.at(-1)?.children.push(node);
  return node;
}
