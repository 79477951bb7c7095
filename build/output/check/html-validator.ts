import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What breaks a rule of HTML. */
export interface HtmlFault {
  ruleId: string;
  /** Where in the page, in UTF-16 code units. */
  offset: number;
}

/** Resolving the configuration takes as long as looking at a page: this loader does it once. */
class LoadedOnce extends StaticConfigLoader {
  private config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.config ??= super.getConfigFor(handle);
    return this.config;
  }
}

const validator = new HtmlValidate(
  new LoadedOnce({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard'],
    rules: {
      // React and remark-html write void elements and booleans each in their own, equally valid, way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'attribute-empty-style': 'off',
      // Checked, and named in French, by the structure checks.
      'no-inline-style': 'off',
      'no-dup-id': 'off',
      // Typography sets no-break spaces as characters, which HTML allows.
      'no-trailing-whitespace': 'off',
      'tel-non-breaking': 'off',
      'long-title': 'off',
    },
  }),
);

/** Holds one page against the HTML standard, and all of it in memory while it does. */
export async function faultsIn(html: string, file: string): Promise<HtmlFault[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap((result) => result.messages);
}
