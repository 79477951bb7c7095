/** What every site of the bench is served under, and its list is called. */
export const SITE_URL = 'https://bench.test';
export const INDEX = { title: 'Notes', description: 'All of them, one a page.' };

/** What pages load, here and in the English fixture. */
export const STYLES = '.body{max-width:40em}.list{list-style:none}.hljs-keyword{color:#405}.hljs-string{color:#040}';
export const SCRIPT = "document.documentElement.dataset.script = 'ran';";

interface Page {
  title: string;
  /** With its quotes or braces, as the next. */
  description: string;
  url: string;
  main: string;
}

/** A page like those of the English fixture, in a generator's own template language. */
export function page({ title, description, url, main }: Page): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><meta name="description" content=${description}><link rel="canonical" href=${url}><script type="module" src="/page.js"></script><link rel="stylesheet" href="/site.css"></head>
<body class="body"><a href="/">Bench</a><main><h1>${title}</h1>${main}</main></body>
</html>
`;
}

/** An entry of the list of notes; the link comes with its quotes or braces. */
export function listItem(time: string, link: string, title: string): string {
  return `<li>${time} <a href=${link}>${title}</a></li>`;
}
