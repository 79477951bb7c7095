/** Files that operating systems and Git leave in any folder by themselves; nobody misses them, and nobody need be told. */
export function isDropping(name: string): boolean {
  return /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|lost\+found|\.fseventsd|\.Spotlight-V100|\.Trashes)$/i.test(
    name,
  );
}
