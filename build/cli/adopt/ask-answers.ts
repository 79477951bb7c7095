import type { Adoption } from '../../contract/adoption.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { adopt as words } from '../../diagnostics/messages/adopt.fr.ts';
import { type Answers, choicesOf, faultsOf, noAnswers } from './answers.ts';
import { askedSettings, withSetting } from './own-settings.ts';

/** Somebody to ask. */
export interface Terminal {
  ask(question: string): Promise<string>;
  say(text: string): void;
}

/** Asks a person for every answer; what cannot be is said at once, and asked again. */
export async function askAnswers(host: ContentHost, adoption: Adoption, terminal: Terminal): Promise<Answers> {
  terminal.say(words.hello);
  let answers = noAnswers();
  const settle = async (question: string, take: (answer: string) => Partial<Answers>) => {
    answers = await settled(
      terminal,
      question,
      (answer) => {
        const more = { ...answers, ...take(answer) };
        return { more, faults: faultsOf(host, adoption, more) };
      },
      answers,
    );
  };
  for (const { at, title, now } of askedSettings(host, adoption))
    await settle(words.askField(title, now), (text) => ({ reglages: withSetting(answers.reglages, at, text) }));
  for (const [key, names] of Object.entries(choicesOf(host, adoption))) {
    if (names.length === 0) continue;
    terminal.say([words.titles[key], ...names.map((name, index) => words.choice(index + 1, name))].join('\n'));
    await settle(words.askKept, (text) => ({ [key]: chosen(text, names) }));
  }
  return answers;
}

/** Asks until the answer can be had; an empty one leaves things as they are. */
async function settled(
  { ask, say }: Terminal,
  question: string,
  take: (answer: string) => { more: Answers; faults: readonly string[] },
  before: Answers,
): Promise<Answers> {
  for (;;) {
    const answer = (await ask(question)).trim();
    if (answer === '') return before;
    const { more, faults } = take(answer);
    if (faults.length === 0) return more;
    say(faults.join('\n'));
  }
}

/** `1 3 4` of a list; what is no number of it stays as it was written, and is refused as a name that nothing has. */
function chosen(text: string, names: readonly string[]): string[] {
  if (text.toLowerCase() === words.none) return [];
  return text.split(/[\s,;]+/).map((spelling) => names[Number(spelling) - 1] ?? spelling);
}
