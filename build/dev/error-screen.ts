/** What the development server shows in the place of a page that could not be drawn. `client` reloads it once it can. */
export function errorScreen(message: string, client: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Unexpected Application Error!</title></head>
<body><main><h1>Unexpected Application Error!</h1><pre>${escapeHtml(message)}</pre></main><script src="${client}"></script></body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
