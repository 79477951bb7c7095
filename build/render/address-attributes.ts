import { type Attribute, type Element, said, textOf } from '../html/element.ts';
import { CANDIDATE } from './srcset.ts';

/** The attributes that hold an address, by element (HTML, § index of attributes; SVG 2, § 16.1). */
const ADDRESS_ATTRIBUTES = new Map(
  Object.entries({
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
  }),
);

/** Properties of `meta` whose content is an address (The Open Graph protocol; X cards). */
const ADDRESS_PROPERTY = /^(?:og:(?:url|(?:image|video|audio)(?::(?:secure_)?url)?)|twitter:(?:image|player))$/;
const REFRESH = /^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?([^"']*)/i;

/** Every address that an element leads to, loads, sends to or names as shown elsewhere. */
export function addressesOf(element: Element): readonly string[] {
  if (element.name === 'meta') return metaAddresses(element);
  const names = ADDRESS_ATTRIBUTES.get(element.name);
  if (!names) return NONE;
  return element.attributes.flatMap((attribute) => (names.includes(attribute.name) ? addressesIn(attribute) : NONE));
}

const NONE: readonly string[] = [];

function addressesIn(attribute: Attribute): string | string[] {
  const value = textOf(attribute);
  if (!attribute.name.endsWith('srcset')) return value;
  return Array.from(value.matchAll(CANDIDATE), ([, address = '']) => address);
}

function metaAddresses(meta: Element): string[] {
  const content = said(meta, 'content') ?? '';
  if (ADDRESS_PROPERTY.test(said(meta, 'property') ?? said(meta, 'name') ?? '')) return [content];
  if (said(meta, 'http-equiv')?.toLowerCase() !== 'refresh') return [];
  return [REFRESH.exec(content)?.[1] ?? ''];
}
