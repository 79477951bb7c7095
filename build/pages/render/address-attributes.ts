import { type Attribute, attributeText, type Element, textOf } from '../../platform/html/read-html.ts';

/** Attributes of any element that contain addresses (HTML, § index of attributes; SVG 2, § 16.1). */
const ADDRESS_ATTRIBUTES = new Set(
  'href src srcset imagesrcset action formaction poster cite data xlink:href'.split(' '),
);

/** A candidate of a `srcset` (HTML, § 4.8.4.2.1): its address, a run without spaces, and its width or density, up to a comma. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g;

/** Properties of `meta` whose content is an address (The Open Graph protocol; X cards). */
const ADDRESS_PROPERTY = /^(?:og:(?:url|(?:image|video|audio)(?::(?:secure_)?url)?)|twitter:(?:image|player))$/;
const REFRESH = /^\s*[\d.]+\s*[;,]\s*url\s*=\s*["']?([^"']*)/i;

export function isAddressAttribute({ name }: Attribute): boolean {
  return ADDRESS_ATTRIBUTES.has(name);
}

/** Changes each address in an attribute, and returns the attribute's new text. */
export function withAddresses(attribute: Attribute, change: (address: string) => string): string {
  const value = textOf(attribute);
  if (!attribute.name.endsWith('srcset')) return change(value);
  return value.replace(CANDIDATE, (_, address: string, size = '') => change(address) + size);
}

/** Returns every address that an element links to, loads, submits to, or names as shown elsewhere. */
export function addressesOf(element: Element): readonly string[] {
  if (element.name === 'meta') return metaAddresses(element);
  const addresses: string[] = [];
  const note = (address: string) => {
    addresses.push(address);
    return address;
  };
  for (const attribute of element.attributes) if (isAddressAttribute(attribute)) withAddresses(attribute, note);
  return addresses;
}

function metaAddresses(meta: Element): string[] {
  const content = attributeText(meta, 'content') ?? '';
  if (ADDRESS_PROPERTY.test(attributeText(meta, 'property') ?? attributeText(meta, 'name') ?? '')) return [content];
  if (attributeText(meta, 'http-equiv')?.toLowerCase() !== 'refresh') return [];
  return [REFRESH.exec(content)?.[1] ?? ''];
}
