import { parse } from 'yaml';
import { applied, mapOf } from '../../contract/editing/front-matter/field-edit.ts';
import type { Refusal } from '../../contract/editing/refused.ts';
import { newFile as words } from '../../diagnostics/messages/new.fr.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a front matter as a command line gives them: `categorie=Business`, `fin.titre=Merci`, `badges=[a, b]`. */
export function givenFields(texts: readonly string[]): { fields: Fields } | { refusal: Refusal } {
  let fields: Fields = {};
  for (const text of texts) {
    const [, key, value = ''] = /^([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)=(.*)$/su.exec(text) ?? [];
    if (key === undefined) return { refusal: words.notAField(text) };
    try {
      fields = mapOf(applied(fields, { at: key.split('.'), value: valueOfText(value) }));
    } catch {
      return { refusal: words.notAField(text) };
    }
  }
  return { fields };
}

/** Numbers, yes and no, lists and groups in brackets as YAML reads them; whatever else is a text. */
function valueOfText(text: string): unknown {
  if (!/^(?:\[.*\]|\{.*\}|true|false|-?\d+(?:\.\d+)?)$/s.test(text.trim())) return text;
  try {
    return parse(text);
  } catch {
    return text;
  }
}
