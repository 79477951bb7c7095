import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { namesBelow } from '../../content/index.ts';
import type { Page } from '../../contract/finished-page.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';
import { fileStyles } from '../../pages/index.ts';
import { ifPresent } from '../../platform/errors.ts';

/** The files of styles, as the stylesheets that pages have now were made of them. */
export interface StyleSources {
  /** Reads them anew, as a bundle is made of them. */
  read: () => void;
  /**
   * The stylesheets of the last build's pages that a file (absolute) makes others, as the next bundle will most likely make them: its new rules
   * stand where its old ones stood. None where these cannot be found, or the file has errors.
   */
  changedBy: (file: string, pages: readonly Page[]) => Promise<OutputFile[]>;
}

export function styleSources(root: string): StyleSources {
  let texts = new Map<string, string>();
  /** Sheets that have changed since the build that made these pages, by path. */
  let shown: { pages: readonly Page[]; sheets: ReadonlyMap<string, string> } | undefined;
  return {
    read: () => {
      texts = stylesBelow(join(root, 'src'));
    },
    changedBy: async (file, pages) => {
      const path = relative(root, file).split(sep).join('/');
      const [old, text] = [texts.get(file), ifPresent(() => readFileSync(file, 'utf8'), undefined)];
      if (old === undefined || text === undefined) return [];
      const [before, now] = await Promise.all([fileStyles(path, old), fileStyles(path, text)]);
      if (!before?.rules || before.imports !== now?.imports) return [];
      const sheets = new Map([...sheetsOf(pages), ...(shown?.pages === pages ? shown.sheets : [])]);
      const changed = [...sheets].flatMap(([sheet, css]) => {
        const [opening = '', ending, ...others] = css.split(before.rules);
        const isThereOnce = ending !== undefined && others.length === 0;
        return isThereOnce ? [[sheet, opening + now.rules + ending] as const] : [];
      });
      if (changed.length === 0) return [];
      texts.set(file, text);
      shown = { pages, sheets: new Map([...sheets, ...changed]) };
      return changed.map(([sheet, css]) => outputFile(sheet, css));
    },
  };
}

function stylesBelow(folder: string): Map<string, string> {
  const names = ifPresent(() => namesBelow(folder, (name) => name.startsWith('.')), []);
  const files = names.filter((name) => name.endsWith('.css')).map((name) => join(folder, name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function sheetsOf(pages: readonly Page[]): Map<string, string> {
  return new Map(pages.flatMap(({ style }) => (style ? [[style.file.path, style.text]] : [])));
}
