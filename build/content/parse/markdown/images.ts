import type { Element } from 'hast';
import type { Image, Nodes, Paragraph, Root } from 'mdast';
import { type TextDiagnostic, textDiagnostic } from '../../../contract/diagnostic.ts';
import type {
  DisplayedFilm,
  DisplayedPicture,
  MediaAsset,
  MediaLookup,
  MissingAsset,
} from '../../../contract/media.ts';
import { mediaAddress, mediaName } from '../../../contract/media-name.ts';
import { markdown as messages, missingPicture } from '../../../diagnostics/messages/markdown.fr.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { diagnosticAt, element, nodesOf, visit } from './nodes.ts';

/** Options for images. `name`: path of the text, from which relative addresses count. */
interface ImageOptions {
  name: string;
  media: MediaLookup;
}

/** Prints pictures with variants and sizes, and films with posters. Reports missing files and alternative texts. */
export function images(tree: Root, text: string, { name, media }: ImageOptions): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const linked = new Set<Nodes>(nodesOf(tree, 'link').flatMap(({ children }) => children));
  visit(tree, 'image', (node) => {
    if (!node.alt) diagnostics.push(diagnosticAt(node, messages.imageWithoutText()));
    const file = mediaName(name, node.url);
    const asset: MediaAsset | MissingAsset = file === undefined ? { missing: true } : media(file);
    if ('missing' in asset) {
      diagnostics.push(missing(node, text, asset.near === undefined ? undefined : mediaAddress(name, asset.near)));
      return;
    }
    diagnostics.push(...asset.diagnostics.map(({ severity, wording }) => diagnosticAt(node, wording, severity)));
    printAs(node, asset, linked.has(node));
  });
  return diagnostics;
}

/** Prints a picture or film. Pictures in links get no other link. */
function printAs(node: Image, { picture, film }: MediaAsset, isLinked: boolean): void {
  const element = picture
    ? pictureElement(picture, { alt: node.alt ?? '', title: node.title ?? undefined, isLinked })
    : film && filmElement(film, node.alt ?? '');
  if (!element) return;
  const { tagName, properties, children } = element;
  // mdast-util-to-hast would print these attributes itself.
  const own = { src: undefined, alt: undefined, title: undefined };
  node.data = { ...node.data, hName: tagName, hProperties: { ...own, ...properties }, hChildren: children };
}

/** Reports a missing file. If a fix is known, the diagnostic underlines the address alone, which the fix replaces. */
function missing(node: Image, text: string, near: string | undefined): TextDiagnostic {
  const { fix, ...wording } = missingPicture(node.url, near);
  const from = fix === undefined ? undefined : addressIn(node, text);
  if (fix === undefined || from === undefined) return diagnosticAt(node, wording);
  return textDiagnostic('error', { ...placesIn(text)(from), length: node.url.length }, { ...wording, fix });
}

/** Returns the offset of an image's address, or undefined if the address is escaped or in a definition. */
function addressIn({ position, url }: Image, text: string): number | undefined {
  const start = position?.start.offset ?? 0;
  const spelling = text.slice(start, position?.end.offset);
  const places = Array.from(spelling.matchAll(/\]\([ \t]*<?/g), ({ 0: opening, index }) => index + opening.length);
  const from = places.find((place) => spelling.startsWith(url, place));
  return from === undefined ? undefined : start + from;
}

/** Turns a picture or film that is alone in its paragraph into a figure, with its title as the caption. */
export function figures(tree: Root): void {
  visit(tree, 'paragraph', (node) => {
    const image = onlyImage(node);
    // Titles of call-outs are such paragraphs, with data.
    if (!image || node.data) return;
    node.data = { hName: 'figure' };
    if (!image.title) return;
    const text = { type: 'text' as const, value: image.title };
    node.children.push({ type: 'emphasis', data: { hName: 'figcaption' }, children: [text] });
    image.title = null;
  });
}

/** Returns the only content of a paragraph if it is an image, possibly within a link. */
function onlyImage({ children }: Paragraph): Image | undefined {
  const [first, ...rest] = children;
  if (rest.length > 0) return undefined;
  if (first?.type === 'image') return first;
  const [inner, ...others] = first?.type === 'link' ? first.children : [];
  return inner?.type === 'image' && others.length === 0 ? inner : undefined;
}

interface PictureText {
  alt: string;
  title: string | undefined;
  isLinked: boolean;
}

/** Returns a picture that links to its larger variant. */
function pictureElement(picture: DisplayedPicture, text: PictureText): Element {
  const { src, width, height, sources, sizes, closer, placeholder: dataPlaceholder } = picture;
  const { alt, title } = text;
  const waiting = { loading: 'lazy', decoding: 'async', dataPlaceholder };
  const image = element('img', { src, alt, title, width, height, ...waiting });
  const offered = sources.map(({ type, srcset }) => element('source', { type, srcSet: srcset, sizes }));
  const whole = offered.length === 0 ? image : element('picture', {}, [...offered, image]);
  return closer === undefined || text.isLinked ? whole : element('a', { href: closer }, [whole]);
}

/** Returns a film that loads nothing before it is played, or a link if it has no poster. */
function filmElement({ src, about, poster }: DisplayedFilm, name: string): Element {
  if (!poster) return element('a', { href: src }, [{ type: 'text', value: `${name} (${about})` }]);
  const { width, height } = poster;
  return element('video', { src, controls: true, preload: 'none', poster: poster.src, width, height, ariaLabel: name });
}
