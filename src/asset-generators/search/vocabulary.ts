import { countStems, formsOf, readWord, stemOf } from '../../search/words.ts';

/** The words of many texts: each is read once. */
export class Vocabulary {
  private readonly stems = new Map<string, readonly string[]>();
  private readonly forms = new Map<string, Set<string>>();

  /** How often each stem stands in a text. */
  readonly count = (text: string): Map<string, number> => countStems(text, (word) => this.stemsOf(word));

  /** The forms of a stem that neither it nor another form begins with: they tell what a word that is still being typed may become. */
  formsOf(stem: string): string[] {
    const sorted = [...(this.forms.get(stem) ?? [])].sort();
    return sorted.filter((form, index) => !stem.startsWith(form) && !sorted[index + 1]?.startsWith(form));
  }

  private stemsOf(word: string): readonly string[] {
    const known = this.stems.get(word);
    if (known) return known;
    const stems = formsOf(readWord(word)).map((form) => this.stemOf(form));
    this.stems.set(word, stems);
    return stems;
  }

  private stemOf(form: string): string {
    const stem = stemOf(form);
    this.forms.set(stem, (this.forms.get(stem) ?? new Set()).add(form));
    return stem;
  }
}
