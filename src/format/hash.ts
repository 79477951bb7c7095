/** Returns the FNV-1a hash of a text's characters, an unsigned number of 32 bits. It is no protection against forgery. */
export function fnv1a(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
