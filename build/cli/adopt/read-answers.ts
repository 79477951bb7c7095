import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { adopt as words } from '../../diagnostics/messages/adopt.fr.ts';
import { type Answers, answersSchema } from '../../workshop/index.ts';

/** The answers that a YAML file holds, or why it holds none. */
export function readAnswers(file: string): Answers | { fault: string } {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === undefined) return { fault: words.notRead(file) };
  const data: unknown = attempt(() => parse(text) ?? {});
  if (data === undefined) return { fault: words.notYaml(file) };
  const checked = answersSchema.safeParse(data);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue?.path[0] ?? '');
  return { fault: words.notAnAnswer(name, Object.keys(answersSchema.shape)) };
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
