/** Returns a phone number as an address: '+33 4 65 71 20 25' → 'tel:+33465712025' (RFC 3966). */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
