import * as esbuild from 'esbuild';
import { STYLES } from './server-bundle.ts';

/** What one file brings to the stylesheets of a bundle. */
export interface FileStyles {
  /** The stylesheets that it imports, as it writes it. */
  imports: string;
  rules: string;
}

/** The leading imports of a stylesheet without spaces. */
const IMPORTS = /^(?:@import[^;]+;)*/;

/** Compiles one file of styles by itself; undefined where there is something to say against it. `path`: from the root, as it names classes. */
export async function fileStyles(path: string, text: string): Promise<FileStyles | undefined> {
  const loader = path.endsWith('.module.css') ? 'local-css' : 'css';
  try {
    const { code, warnings } = await esbuild.transform(text, {
      ...STYLES,
      loader,
      sourcefile: path,
      logLevel: 'silent',
    });
    const [imports] = IMPORTS.exec(code) ?? [''];
    return warnings.length > 0 ? undefined : { imports, rules: code.slice(imports.length).trim() };
  } catch {
    return undefined;
  }
}
