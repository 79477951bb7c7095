/** Links to pages of the site, not to its files (`type`), are prerendered once the reader means to follow one (Speculation Rules API; other browsers ignore it). */
const RULES = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "[href^='/']:not([type])" },
      eagerness: 'moderate',
    },
  ],
});

/** The rules lie in a template, so that the page's policy approves their very text, until the reader's settings allow to apply them. */
export function Speculation() {
  return (
    <template data-speculation>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
    </template>
  );
}
