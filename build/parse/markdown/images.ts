import type { Image, Paragraph, Root } from 'mdast';
import { mediaAddress, mediaName } from '../../addresses/media-name.ts';
import type { AskMedia, Medium, MissingMedium } from '../../contract/media.ts';
import { type Finding, finding } from '../../diagnostics/finding.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { messages } from '../../messages.fr.ts';
import { findingAt } from './finding.ts';
import { filmElement, pictureElement } from './media-elements.ts';
import { visit } from './visit.ts';

/** Where a text lies, from the content folder, says which files its addresses mean. */
interface Showing {
  name: string;
  media: AskMedia;
}

/** Shows every picture in the forms that browsers choose from, with its size, so that nothing moves when it arrives; films with what stands for them. Asks for the text that each has. */
export function images(tree: Root, text: string, { name, media }: Showing): Finding[] {
  const findings: Finding[] = [];
  const linked = new Set<Image>();
  visit(tree, 'link', ({ children }) => {
    for (const child of children) if (child.type === 'image') linked.add(child);
  });
  visit(tree, 'image', (node) => {
    if (!node.alt) findings.push(findingAt(node, messages.markdown.imageWithoutText()));
    const file = mediaName(name, node.url);
    const medium: Medium | MissingMedium = file === undefined ? { missing: true } : media(file);
    if ('missing' in medium) {
      findings.push(missing(node, text, medium.near === undefined ? undefined : mediaAddress(name, medium.near)));
      return;
    }
    findings.push(...medium.findings.map(({ severity, wording }) => findingAt(node, wording, severity)));
    show(node, medium, linked.has(node));
  });
  return findings;
}

/** Within a link of the writer's own, a picture leads where that does. */
function show(node: Image, { picture, film }: Medium, isLinked: boolean): void {
  const element = picture
    ? pictureElement(picture, { alt: node.alt ?? '', title: node.title ?? undefined, isLinked })
    : film && filmElement(film, node.alt ?? '');
  if (!element) return;
  const { tagName, properties, children } = element;
  // What the image itself would have.
  const own = { src: undefined, alt: undefined, title: undefined };
  node.data = { ...node.data, hName: tagName, hProperties: { ...own, ...properties }, hChildren: children };
}

/** At the address alone, where it stands as it is meant, so that another can take its place. */
function missing(node: Image, text: string, near: string | undefined): Finding {
  const { fix, ...wording } = messages.markdown.missingImage(node.url, near);
  const from = fix === undefined ? undefined : addressIn(node, text);
  if (fix === undefined || from === undefined) return findingAt(node, wording);
  return finding('error', { ...placesIn(text)(from), length: node.url.length }, { ...wording, fix });
}

/** Where an image's address begins in the text; undefined where it stands elsewhere, or otherwise. */
function addressIn({ position, url }: Image, text: string): number | undefined {
  const start = position?.start.offset ?? 0;
  const written = text.slice(start, position?.end.offset);
  const places = Array.from(written.matchAll(/\]\([ \t]*<?/g), ({ 0: opening, index }) => index + opening.length);
  const from = places.find((place) => written.startsWith(url, place));
  return from === undefined ? undefined : start + from;
}

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
