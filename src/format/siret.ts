/** Groups the digits of a SIRET: '12345678200010' → '123 456 782 00010'. */
export function groupedSiret(siret: string): string {
  return siret.replaceAll(' ', '').replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ');
}

/** Returns the number of the company that an establishment belongs to: '123 456 782'. */
export function sirenOf(siret: string): string {
  return groupedSiret(siret).slice(0, 11);
}
