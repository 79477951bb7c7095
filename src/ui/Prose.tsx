import * as css from './Prose.module.css';

/** A text from Markdown, as the build sanitized it. */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
