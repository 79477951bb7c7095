import { fileText, type OutputFile } from '../../build/contract/output.ts';

/** A page's HTML; empty where there is no such page. */
export function pageText(page: { file: OutputFile } | undefined): string {
  return page ? fileText(page.file) : '';
}
