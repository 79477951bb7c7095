import { stemOf } from '../../search/words.ts';
import type { DocumentTerms } from './document-terms.ts';

/** The forms of words in many texts, by what they have in common. */
export class Vocabulary {
  private readonly stems = new Map<string, string>();
  private readonly forms = new Map<string, Set<string>>();

  /** How often each stem stands in a text, by how often its forms do. */
  count({ forms, times }: DocumentTerms['fields'][number]): Map<string, number> {
    const counts = new Map<string, number>();
    if (forms === '') return counts;
    for (const [nth, form] of forms.split(' ').entries()) {
      const stem = this.stems.get(form) ?? this.stemOf(form);
      counts.set(stem, (counts.get(stem) ?? 0) + (times[nth] ?? 0));
    }
    return counts;
  }

  /** The forms of a stem that neither it nor another form begins with: they tell what a word that is still being typed may become. */
  formsOf(stem: string): string[] {
    const sorted = [...(this.forms.get(stem) ?? [])].sort();
    return sorted.filter((form, index) => !stem.startsWith(form) && !sorted[index + 1]?.startsWith(form));
  }

  private stemOf(form: string): string {
    const stem = stemOf(form);
    this.stems.set(form, stem);
    this.forms.set(stem, (this.forms.get(stem) ?? new Set()).add(form));
    return stem;
  }
}
