import { encodeXML, escapeAttribute } from 'entities';
import {
  type Attribute,
  attributeOf,
  attributeText,
  type Element,
  type HtmlReader,
  readHtml,
  textOf,
} from '../../../build/editing/system.ts';
import { type TextEdit, withEdits } from '../../../build/editing/text.ts';

/** A file that a page loads. */
interface LoadedFile {
  /** `image/png`. */
  type: string;
  bytes: Uint8Array;
}

/** Loads a file of the site; resolves to undefined when there is none. */
export type LoadFile = (address: string) => Promise<LoadedFile | undefined>;

/**
 * Returns a page of the site as one file with its styles, pictures, icons and fonts, without its scripts, films and policy. Files that cannot be
 * loaded are left out. `additions` stand at the end of the `head` and of the `body`.
 */
export async function inlineResources(
  html: string,
  load: LoadFile,
  additions: { head: string; body: string },
): Promise<string> {
  const parts = new PageParts();
  readHtml(html, [parts]);
  const rules = parts.rules.map(async ({ start, end }): Promise<TextEdit> => {
    return { start, end, text: await withDataAddresses(html.slice(start, end), load) };
  });
  const stylesheets = parts.stylesheets.map(async ({ start, end, address }): Promise<TextEdit> => {
    return { start, end, text: `<style>${await withDataAddresses(await textAt(address, load), load)}</style>` };
  });
  const pictures = parts.pictures.map(async ({ start, end, address }): Promise<TextEdit> => {
    return { start, end, text: escapeAttribute(await dataAddress(address, load)) };
  });
  const icons = await Promise.all([...parts.icons].map((address) => textAt(address, load)));
  const edits = [
    ...parts.cuts,
    ...(await Promise.all([...rules, ...stylesheets, ...pictures])),
    { ...parts.headEnd, text: additions.head },
    { ...parts.bodyEnd, text: icons.map((svg) => `<div hidden>${svg}</div>`).join('') + additions.body },
  ];
  return withEdits(
    html,
    edits.sort((a, b) => a.start - b.start),
  );
}

/** Addresses of files in rules, in quotes or without; names within the page begin with a number sign. */
const URL_IN_RULES = /url\(\s*(["']?)(?!#|data:)([^"'()\s]+)\1\s*\)/g;

async function withDataAddresses(css: string, load: LoadFile): Promise<string> {
  const addresses = [...new Set([...css.matchAll(URL_IN_RULES)].map(([, , address = '']) => address))];
  const known = new Map(await Promise.all(addresses.map(async (one) => [one, await dataAddress(one, load)] as const)));
  return css.replace(URL_IN_RULES, (_, _quote, address: string) => `url("${known.get(address)}")`);
}

/** A page without a picture is better than none. */
async function dataAddress(address: string, load: LoadFile): Promise<string> {
  if (address === '' || address.startsWith('data:')) return address;
  const file = await load(address);
  return file ? `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}` : 'data:,';
}

async function textAt(address: string, load: LoadFile): Promise<string> {
  const file = await load(address);
  return file ? Buffer.from(file.bytes).toString() : '';
}

/** A part of a page, and the address that it loads. */
interface Place extends Omit<TextEdit, 'text'> {
  address: string;
}

/** Finds the parts of a page that load files, and those to leave out. */
class PageParts implements HtmlReader {
  readonly cuts: TextEdit[] = [];
  /** Rules in the page; whole elements that load others. */
  readonly rules: Omit<Place, 'address'>[] = [];
  readonly stylesheets: Place[] = [];
  /** Values of attributes that name a picture. */
  readonly pictures: Place[] = [];
  /** Files of icons that the page uses; it names the icons as if they stood in itself. */
  readonly icons = new Set<string>();
  headEnd = { start: 0, end: 0 };
  bodyEnd = { start: 0, end: 0 };

  open(element: Element): void {
    const { name, start, end } = element;
    if (name === 'link' && attributeText(element, 'rel') === 'stylesheet')
      this.stylesheets.push({ start, end, address: attributeText(element, 'href') ?? '' });
    else if (isLeftOut(element)) this.cuts.push({ start, end, text: '' });
    else if (name === 'img') {
      this.picture(attributeOf(element, 'src'));
      this.emptied(attributeOf(element, 'srcset'));
    } else if (name === 'use') this.icon(attributeOf(element, 'href'));
    else if (name === 'video' || name === 'iframe') {
      this.picture(attributeOf(element, 'poster'));
      this.emptied(attributeOf(element, 'src'));
    }
  }

  close({ name, start, end }: Element, at: number): void {
    if (name === 'style') this.rules.push({ start: end, end: at });
    else if (name === 'script') this.cuts.push({ start, end: at + '</script>'.length, text: '' });
    else if (name === 'head') this.headEnd = { start: at, end: at };
    else if (name === 'body') this.bodyEnd = { start: at, end: at };
  }

  private picture(attribute: Attribute | undefined): void {
    if (attribute) this.pictures.push({ start: attribute.start, end: attribute.end, address: textOf(attribute) });
  }

  private emptied(attribute: Attribute | undefined): void {
    if (attribute?.value) this.cuts.push({ start: attribute.start, end: attribute.end, text: '' });
  }

  private icon(attribute: Attribute | undefined): void {
    const [file = '', name = ''] = attribute ? textOf(attribute).split('#') : [];
    if (!attribute || file === '') return;
    this.icons.add(file);
    this.cuts.push({ start: attribute.start, end: attribute.end, text: `#${encodeXML(name)}` });
  }
}

/** Leaves out other addresses of the page, its policy, and alternative pictures and films. */
function isLeftOut(element: Element): boolean {
  return LEFT_OUT.has(element.name) || (element.name === 'meta' && attributeOf(element, 'http-equiv') !== undefined);
}

const LEFT_OUT = new Set(['link', 'source', 'track']);
