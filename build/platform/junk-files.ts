/** Junk files, which operating systems and Git leave in any folder: they are ignored without a word. */
export function isJunkFile(name: string): boolean {
  return /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|lost\+found|\.fseventsd|\.Spotlight-V100|\.Trashes)$/i.test(
    name,
  );
}
