import type { DocumentTerms } from './document-terms.ts';

/** The words of many texts: the stem of each form, and the forms of each stem. */
export class Vocabulary {
  private readonly stems = new Map<string, string>();
  private readonly forms = new Map<string, string[]>();

  /** Counts the stems of a text from the counts of its forms. */
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

  /** Returns the forms of a stem that begin neither another form nor the stem. They complete a word that is still being typed. */
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
