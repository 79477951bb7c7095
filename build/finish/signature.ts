import type { Attribute, Element } from './read-page.ts';

/** Attributes whose values differ from page to page, while rules look at their form alone. Of all others the value counts as it is written. */
export const FREE = new Set(
  'alt aria-controls aria-describedby aria-label aria-labelledby cite class content datetime for height href id src srcset title width'.split(
    ' ',
  ),
);

/** An element's name and attributes, as far as rules of HTML can tell them apart. */
export function signatureOf({ name, attributes }: Element): string {
  let signature = name;
  for (const attribute of attributes) signature += ` ${attribute.written}${formOf(attribute)}`;
  return signature;
}

function formOf({ name, value }: Attribute): string {
  if (value === undefined) return '';
  const isFree = FREE.has(name) || name.startsWith('data-');
  return `="${isFree ? likeness(value) : value}"`;
}

/** One value for all that are empty, are a number, are in one word, are in several. A line end or a doubtful reference stays what it is. */
function likeness(value: string): string {
  if (value === '' || hasDoubtfulReference(value)) return value;
  if (/^\d+$/.test(value)) return '0';
  if (!/\s/.test(value)) return 'a';
  return /[^\S ]/.test(value) ? value : 'a a';
}

const SURE_REFERENCE = /&(?:#(?:\d+|[xX][\da-fA-F]+)|amp|lt|gt|quot);/g;

/** Whether a text has an `&` that may be read otherwise than it looks: one that is no reference, or one by a name that few use. */
export function hasDoubtfulReference(text: string): boolean {
  return text.includes('&') && text.replace(SURE_REFERENCE, '').includes('&');
}
