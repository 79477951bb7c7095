import type { DocumentTerms } from './document-terms.ts';

/** The forms of words in many texts, by what they have in common. */
export class Vocabulary {
  private readonly stems = new Map<string, string>();
  private readonly forms = new Map<string, string[]>();

  /** Counts of each stem in a text, from the counts of its forms. */
  count({ forms, stems, times }: DocumentTerms['fields'][number]): Map<string, number> {
    const counts = new Map<string, number>();
    if (forms === '') return counts;
    const stemAt = stems.split(' ');
    for (const [nth, form] of forms.split(' ').entries()) {
      const stem = this.stems.get(form) ?? this.learn(form, stemAt[nth] ?? form);
      counts.set(stem, (counts.get(stem) ?? 0) + (times[nth] ?? 0));
    }
    return counts;
  }

  /** The forms of a stem that neither it nor another form begins with: they tell what a word that is still being typed may become. */
  formsOf(stem: string): string[] {
    const sorted = (this.forms.get(stem) ?? []).toSorted();
    return sorted.filter((form, index) => !stem.startsWith(form) && !sorted[index + 1]?.startsWith(form));
  }

  private learn(form: string, stem: string): string {
    this.stems.set(form, stem);
    const forms = this.forms.get(stem);
    if (forms) forms.push(form);
    else this.forms.set(stem, [form]);
    return stem;
  }
}
