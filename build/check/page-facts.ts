import { Parser } from 'htmlparser2';
import { fileText } from '../contract/output.ts';
import type { Page } from '../draw/render.ts';
import { CANDIDATE } from '../finish/srcset.ts';

/** What the checks need to know of a page, gathered in one reading of its HTML. */
export interface PageFacts {
  page: Page;
  title: string;
  description: string;
  h1: number;
  ids: string[];
  /** Every address that the page leads to, loads, sends to or shows elsewhere. */
  links: string[];
  images: Record<string, string>[];
  classes: ReadonlySet<string>;
  styleAttributes: number;
}

/** The attributes that hold an address, by element (HTML, § index of attributes; SVG 2, § 16.1). */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'xlink:href'],
  area: ['href'],
  audio: ['src'],
  blockquote: ['cite'],
  button: ['formaction'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src', 'formaction'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  q: ['cite'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Properties of `meta` whose content is an address (The Open Graph protocol; X cards). */
const ADDRESS_PROPERTY = /^(?:og:(?:url|(?:image|video|audio)(?::(?:secure_)?url)?)|twitter:(?:image|player))$/;

export function pageFacts(page: Page): PageFacts {
  const ids: string[] = [];
  const links: string[] = [];
  const images: Record<string, string>[] = [];
  const classes = new Set<string>();
  let [title, description, h1, styleAttributes, inHead] = ['', '', 0, 0, true];
  let opened: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      opened = name;
      if (name === 'body') inHead = false;
      if (name === 'h1') h1++;
      if (name === 'img') images.push(attributes);
      if (name === 'meta' && attributes.name === 'description') description = attributes.content ?? '';
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (attributes.style !== undefined) styleAttributes++;
      for (const one of attributes.class?.match(/\S+/g) ?? []) classes.add(one);
      links.push(...addressesOf(name, attributes));
    },
    ontext(text) {
      // Drawings have titles too.
      if (opened === 'title' && inHead) title += text;
    },
  });
  parser.end(fileText(page.file));
  return { page, title, description, h1, ids, links, images, classes, styleAttributes };
}

function addressesOf(element: string, attributes: Readonly<Record<string, string>>): string[] {
  if (element === 'meta') return metaAddresses(attributes);
  return (ADDRESS_ATTRIBUTES[element] ?? []).flatMap((name) => {
    const value = attributes[name];
    if (value === undefined) return [];
    return name.endsWith('srcset') ? candidates(value) : value;
  });
}

function metaAddresses({
  property,
  name,
  content = '',
  'http-equiv': pragma,
}: Readonly<Record<string, string>>): string[] {
  if (ADDRESS_PROPERTY.test(String(property ?? name))) return [content];
  if (pragma?.toLowerCase() !== 'refresh') return [];
  return [/^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?([^"']*)/i.exec(content)?.[1] ?? ''];
}

function candidates(srcset: string): string[] {
  return [...srcset.matchAll(CANDIDATE)].map(([, address]) => address ?? '');
}
