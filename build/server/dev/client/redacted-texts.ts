/** Patterns of texts that visitors do not see, from an attribute of this script. */
const patterns: readonly RegExp[] = JSON.parse(document.currentScript?.dataset.redacted ?? '[]').map(
  ([source, flags]: [string, string]) => new RegExp(source, flags),
);
const NAME = 'redacted';
const marks = new CSSStyleSheet();
marks.replaceSync(`::highlight(${NAME}) { color: #14182b; background: #ffc46b; text-decoration: underline dashed; }`);
document.adoptedStyleSheets.push(marks);

/** Highlights these texts without touching the page's elements, and returns their number. */
export function markRedacted(): number {
  const ranges = patterns.length > 0 ? [...redactedRanges()] : [];
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return ranges.length;
}

function* redactedRanges(): Generator<Range> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const pattern of patterns)
      for (const { 0: match, index } of (node.nodeValue ?? '').matchAll(pattern)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + match.length);
        yield range;
      }
  }
}
