/** What a page may load. The build puts the hashes of the page's own inline styles and scripts where the braces stand. */
export function contentSecurityPolicy(): string {
  return [
    "default-src 'self'",
    "style-src 'self' {style-hashes}",
    "script-src 'self' {script-hashes}",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
