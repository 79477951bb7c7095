import type { Passage, ReviewDiagnostic, ReviewRule } from '../../build/contract/review.ts';

const SHARE = /(?<![\p{L}\d,.])\d[\d\s]{0,30}(?:,\d+)?\s?%/gu;
const PRICE = /(?<![\p{L}\d,.])\d[\d\s]{0,30}(?:,\d+)?\s?(?:€|\$)/gu;

/** Products with public prices. Other prices are a reader's own, or an example's. */
const PRODUCTS =
  /(?<!\p{L})(?:Airtable|Anthropic|Asana|Baserow|Brevo|Bubble|ChatGPT|Claude|ClickUp|Copilot|Figma|Gemini|Glide|GPT|HubSpot|Make|Mistral|[Mm]onday|n8n|Notion|OpenAI|Power BI|Shopify|Softr|Stripe|Supabase|Webflow|WeWeb|Zapier)(?!\p{L})/u;

/** Sentences that suppose a figure, or work it out before the reader's eyes. */
const RECKONED =
  /[=×÷]|(?<!\p{L})(?:si|supposons|supposant|imaginons|imaginez|prenons|prenez|comptons|disons|mettons|exemple|hypothèse|soit|divisée?s?|taux)(?!\p{L})/iu;

/** Call-outs and the like whose figures are made up. */
const INVENTED: ReadonlySet<string> = new Set(['exemple', 'schema']);

/** Reports percentages, and prices of others' products, without a source. Examples and diagrams may invent theirs. */
export const unsourcedFigures: ReviewRule = ({ contentType, passages }) =>
  contentType === 'article' ? passages.filter(isStated).flatMap(inPassage) : [];

function isStated({ block, within, isSourced }: Passage): boolean {
  return block === 'paragraph' && !INVENTED.has(within ?? '') && !isSourced;
}

function inPassage({ line, column, text }: Passage): ReviewDiagnostic[] {
  return sentencesOf(text)
    .filter(({ sentence }) => !RECKONED.test(sentence))
    .flatMap(({ sentence, start }) =>
      [...sentence.matchAll(SHARE), ...(PRODUCTS.test(sentence) ? sentence.matchAll(PRICE) : [])].map(
        ({ 0: spelling, index }) => ({
          at: { line, column: column + start + index, length: spelling.length },
          message: `« ${spelling} » n'a pas de source : ni lien dans ce passage, ni note ou lien vers un autre site dans sa section.`,
          hint: 'Écrivez {{fait.…}}, liez la page qui le dit (/comment-nous-mesurons pour nos propres chiffres), ou retirez-le.',
        }),
      ),
    );
}

/** Splits a line into sentences, each with its place. */
function sentencesOf(text: string): { sentence: string; start: number }[] {
  return [...text.matchAll(/\S.*?(?:[.!?…](?=\s)|$)/gmu)].map(({ 0: sentence, index }) => ({ sentence, start: index }));
}
