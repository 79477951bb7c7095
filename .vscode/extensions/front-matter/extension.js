const { execFile } = require('node:child_process');
const { join } = require('node:path');
const { readFileSync } = require('node:fs');
const { completionsAt, helpAt, schemaFileOf } = require('./fields.js');

/** As VS Code hands it over. */
exports.activate = (/** @type {{ subscriptions: { dispose(): void }[] }} */ context) =>
  exports.register(require('vscode'), context);

/**
 * @param {any} vscode the editor's API
 * @param {{ subscriptions: { dispose(): void }[] }} context
 */
exports.register = (vscode, { subscriptions }) => {
  const { languages, workspace } = vscode;
  const [folder] = workspace.workspaceFolders ?? [];
  if (!folder) return;
  const root = folder.uri.fsPath;
  const texts = { language: 'markdown', scheme: 'file' };
  const schemaOf = (/** @type {any} */ document) => {
    const file = schemaFileOf(
      workspace.asRelativePath(document.uri, false),
      workspace.getConfiguration('yaml').get('schemas'),
    );
    return file && JSON.parse(readFileSync(join(root, file), 'utf8'));
  };
  const diagnostics = languages.createDiagnosticCollection('site');
  const check = (/** @type {any} */ document) => {
    if (schemaOf(document)) show(vscode, root, diagnostics);
  };
  subscriptions.push(
    diagnostics,
    languages.registerHoverProvider(texts, {
      provideHover: (/** @type {any} */ document, /** @type {any} */ position) => {
        const help = helpAt(document.getText(), document.offsetAt(position), schemaOf(document));
        return help && new vscode.Hover(new vscode.MarkdownString(help));
      },
    }),
    languages.registerCompletionItemProvider(
      texts,
      {
        provideCompletionItems: (/** @type {any} */ document, /** @type {any} */ position) =>
          completionsAt(document.getText(), document.offsetAt(position), schemaOf(document)).map((one) => ({
            ...one,
            kind: one.isField ? vscode.CompletionItemKind.Property : vscode.CompletionItemKind.Value,
          })),
      },
      ' ',
      ':',
    ),
    workspace.onDidSaveTextDocument(check),
    workspace.onDidOpenTextDocument(check),
  );
};

/**
 * Shows what the site finds in all of its texts.
 * @param {any} vscode
 * @param {string} root
 * @param {any} collection
 */
function show(vscode, root, collection) {
  const size = { cwd: root, maxBuffer: 2 ** 26 };
  // Its exit code is 1 where there are errors, which are what it is asked for.
  execFile('node', ['--import', 'tsx', 'build/cli/cli.ts', 'check', '--json'], size, (_error, output) => {
    const { diagnostics = [] } = output.startsWith('{') ? JSON.parse(output) : {};
    const byFile = new Map();
    for (const found of diagnostics)
      byFile.set(found.file, [...(byFile.get(found.file) ?? []), diagnosticOf(vscode, found)]);
    collection.clear();
    for (const [file, all] of byFile) collection.set(vscode.Uri.file(join(root, file)), all);
  });
}

/**
 * @param {any} vscode
 * @param {{ severity: string, line: number, column: number, length?: number, rule: string, message: string, hint: string }} diagnostic
 */
function diagnosticOf(vscode, { severity, line, column, length = 1, rule, message, hint }) {
  const range = new vscode.Range(line - 1, column - 1, line - 1, column - 1 + length);
  const { Error: error, Warning: warning } = vscode.DiagnosticSeverity;
  const diagnostic = new vscode.Diagnostic(range, `${message} ${hint}`, severity === 'error' ? error : warning);
  return Object.assign(diagnostic, { source: 'site', code: rule });
}
