import type { Element } from '../../platform/html/element.ts';

/** Attributes of whose value rules know no more than that it is there, or is not empty, is a number, or holds spaces. */
export const FREE = new Set(
  'alt aria-controls aria-describedby aria-label aria-labelledby cite class content datetime for height href id src srcset title width'.split(
    ' ',
  ),
);

/** An element's name and attributes, as far as rules of HTML tell them apart: of free attributes the form of the value, of others all of it. */
export function signatureOf({ name, attributes }: Element): string {
  let signature = name;
  for (const { name: attribute, written, value } of attributes) {
    signature += ` ${written}`;
    if (value !== undefined) signature += `="${isFree(attribute) ? formOf(value) : value}"`;
  }
  return signature;
}

function isFree(attribute: string): boolean {
  return FREE.has(attribute) || attribute.startsWith('data-');
}

/** One value for all that are a number, are in one word, are in several. One that is empty, or that rules may read otherwise, stays what it is. */
function formOf(value: string): string {
  if (value === '' || /[^\S ]/.test(value) || hasDoubtfulReference(value)) return value;
  if (value.includes(' ')) return 'a a';
  return /^\d+$/.test(value) ? '0' : 'a';
}

const SURE_REFERENCE = /&(?:#(?:\d+|[xX][\da-fA-F]+)|amp|lt|gt|quot);/g;

/** Whether a text has an `&` that may be read otherwise than it looks: one that is no reference, or one by a name that few use. */
export function hasDoubtfulReference(text: string): boolean {
  return text.includes('&') && text.replace(SURE_REFERENCE, '').includes('&');
}
