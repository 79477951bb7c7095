/** FNV-1a of a text's characters, in 32 bits: an unsigned number that tells texts apart, and keeps nobody from making two alike. */
export function fnv1a(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
