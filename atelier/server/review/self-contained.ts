import { encodeXML, escapeAttribute } from 'entities';
import {
  type Attribute,
  attributeOf,
  attributeText,
  type Element,
  readHtml,
  textOf,
} from '../../../build/editing/system.ts';
import { type TextEdit, withEdits } from '../../../build/editing/text.ts';

/** Loads a file of the site; resolves to undefined if there is none. `type`: such as `image/png`. */
export type LoadFile = (address: string) => Promise<{ type: string; bytes: Uint8Array } | undefined>;

/**
 * Returns a page of the site as one file with its styles, pictures, icons and fonts, without its scripts, films and
 * policy. Files that cannot be loaded are left out. `additions` come at the end of the `head` and of the `body`.
 */
export async function inlineResources(
  html: string,
  load: LoadFile,
  additions: { head: string; body: string },
): Promise<string> {
  const edits: Promise<TextEdit>[] = [];
  const icons = new Set<string>();
  const replace: Replace = ({ start, end }, text) => {
    edits.push(Promise.resolve(text).then((text) => ({ start, end, text })));
  };
  readHtml(html, [
    {
      open: (element) => inlineElement(element, { replace, icons, load }),
      close({ name, start, end }, at) {
        if (name === 'style') replace({ start: end, end: at }, withDataAddresses(html.slice(end, at), load));
        if (name === 'script') replace({ start, end: at + '</script>'.length }, '');
        if (name === 'head') replace({ start: at, end: at }, additions.head);
        if (name === 'body') replace({ start: at, end: at }, withIcons(icons, load, additions.body));
      },
    },
  ]);
  const sorted = (await Promise.all(edits)).sort((a, b) => a.start - b.start);
  return withEdits(html, sorted);
}

type Replace = (part: Pick<TextEdit, 'start' | 'end'>, text: string | Promise<string>) => void;

interface Inlining {
  replace: Replace;
  /** The files of icons. The page refers to the icons as if it contained them. */
  icons: Set<string>;
  load: LoadFile;
}

/** Replaces addresses by their files. Removes other addresses, the policy, and alternative pictures and films. */
function inlineElement(element: Element, { replace, icons, load }: Inlining): void {
  const { name } = element;
  const inline = (attribute: Attribute | undefined) =>
    attribute && replace(attribute, dataAddress(textOf(attribute), load).then(escapeAttribute));
  const empty = (attribute: Attribute | undefined) => attribute?.value && replace(attribute, '');
  if (name === 'link' && attributeText(element, 'rel') === 'stylesheet') {
    replace(element, inlineStylesheet(attributeText(element, 'href') ?? '', load));
  } else if (LEFT_OUT.has(name) || (name === 'meta' && attributeOf(element, 'http-equiv'))) {
    replace(element, '');
  } else if (name === 'img') {
    inline(attributeOf(element, 'src'));
    empty(attributeOf(element, 'srcset'));
  } else if (name === 'video' || name === 'iframe') {
    inline(attributeOf(element, 'poster'));
    empty(attributeOf(element, 'src'));
  } else if (name === 'use') {
    const address = attributeOf(element, 'href');
    const [file = '', icon = ''] = address ? textOf(address).split('#') : [];
    if (!address || file === '') return;
    icons.add(file);
    replace(address, `#${encodeXML(icon)}`);
  }
}

const LEFT_OUT = new Set(['link', 'source', 'track']);

async function inlineStylesheet(address: string, load: LoadFile): Promise<string> {
  return `<style>${await withDataAddresses(await textAt(address, load), load)}</style>`;
}

async function withIcons(icons: Iterable<string>, load: LoadFile, end: string): Promise<string> {
  const drawings = await Promise.all([...icons].map((address) => textAt(address, load)));
  return drawings.map((svg) => `<div hidden>${svg}</div>`).join('') + end;
}

/** The address of a file in a CSS rule, quoted or not. Fragments of the page are excluded. */
const URL_IN_RULES = /url\(\s*(["']?)(?!#|data:)([^"'()\s]+)\1\s*\)/g;

async function withDataAddresses(css: string, load: LoadFile): Promise<string> {
  const addresses = [...new Set([...css.matchAll(URL_IN_RULES)].map(([, , address = '']) => address))];
  const known = new Map(await Promise.all(addresses.map(async (one) => [one, await dataAddress(one, load)] as const)));
  return css.replace(URL_IN_RULES, (_, _quote, address: string) => `url("${known.get(address)}")`);
}

/** Returns a file as a `data:` address, which is empty if it cannot be loaded, as a page without a picture is better than none. */
async function dataAddress(address: string, load: LoadFile): Promise<string> {
  if (address === '' || address.startsWith('data:')) return address;
  const file = await load(address);
  return file ? `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}` : 'data:,';
}

async function textAt(address: string, load: LoadFile): Promise<string> {
  const file = await load(address);
  return file ? Buffer.from(file.bytes).toString() : '';
}
