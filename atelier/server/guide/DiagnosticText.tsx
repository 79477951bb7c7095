const QUOTED = /(?<=« )((?:(?!« ).)+?)(?= »)/;

/** A diagnostic's words. What they quote is code, so that typography leaves it as it is to be typed. */
export function DiagnosticText({ children }: { children: string }) {
  return children
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? <code key={index.toString()}>{part}</code> : part));
}
