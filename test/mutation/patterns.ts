/** What is changed in a regular expression, one place at a time, and how. */
const EDITS: readonly (readonly [place: RegExp, by: (found: string) => string])[] = [
  // An anchor left out.
  [/(?<!\\|\[)\^|(?<!\\)\$(?![^[]*\])/g, () => ''],
  // A repetition that also takes none, or needs one.
  [/(?<=[\w\])])[+*](?![^[]*\])/g, (repeat) => (repeat === '+' ? '*' : '+')],
  // A class turned round.
  [/(?<!\\)\[\^/g, () => '['],
  [/\\[dDwWsSbB]/g, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())],
  // An alternative left out.
  [/(?<=\(\?:|\|)[^()|[\]]+\||\|[^()|[\]]+(?=\))/g, () => ''],
];

/** A literal's regular expression, looser or stricter in one place, or without one of its flags. */
export function patternsLike(literal: string): string[] {
  const end = literal.lastIndexOf('/');
  const [pattern, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  const edited = EDITS.flatMap(([place, by]) =>
    [...pattern.matchAll(place)].map(({ 0: found, index }) => {
      return pattern.slice(0, index) + by(found) + pattern.slice(index + found.length);
    }),
  );
  const unflagged = [...flags].filter((flag) => flag !== 'u' && flag !== 'v');
  return [
    ...edited.filter((one) => isPattern(one, flags)).map((one) => `/${one}/${flags}`),
    ...unflagged.map((flag) => `/${pattern}/${flags.replace(flag, '')}`),
  ];
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return pattern !== '';
  } catch {
    return false;
  }
}
