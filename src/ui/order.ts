/** Entries in the order their writers gave them. */
export function byOrder<Entry extends { data: { ordre: number } }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.data.ordre - b.data.ordre);
}
