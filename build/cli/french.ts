import type { CommanderError, Option } from 'commander';
import { cli } from '../diagnostics/messages/cli.fr.ts';

/** Commander's headings, for its help. */
const TITLES: Readonly<Record<string, string>> = cli.titles;

export function frenchTitle(title: string): string {
  return TITLES[title] ?? title;
}

/** An option's description with what stands in its place when it is not given. */
export function frenchOption({ description, required, defaultValue, defaultValueDescription }: Option): string {
  const fallback = required ? (defaultValueDescription ?? defaultValue) : undefined;
  return fallback === undefined ? description : cli.withDefault(description, fallback);
}

/** What a wrong call is told; undefined when commander has only shown its help. */
export function frenchMisuse({ code, message }: CommanderError): string | undefined {
  const named = /'([^']+)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return cli.unknownOption(named, meant(message));
    case 'commander.unknownCommand':
      return cli.unknownCommand(named, meant(message));
    case 'commander.optionMissingArgument':
      return cli.missingValue(named);
    case 'commander.excessArguments':
      return cli.excessArguments;
    case 'commander.invalidArgument':
      return refusedValue(message);
    case 'commander.help':
    case 'commander.helpDisplayed':
      return undefined;
    default:
      return message;
  }
}

/** What an error says that nobody foresaw. */
export function frenchDefect(error: unknown, withTrace: boolean): string {
  const [message = ''] = String(error).split('\n');
  const trace = error instanceof Error && error.stack !== undefined ? error.stack : message;
  return withTrace ? trace : cli.defect(message);
}

/** Our own words stand after commander's, which quote the value. */
function refusedValue(message: string): string {
  const parts = /option '(\S+)[^']*' argument '(.*)' is invalid\. (.*)$/s.exec(message);
  if (!parts) return message;
  const [, option = '', value = '', advice = ''] = parts;
  return cli.refusedValue(option, value, advice);
}

function meant(message: string): string[] {
  return /^\(Did you mean (?:one of )?(.+)\?\)$/m.exec(message)?.[1]?.split(', ') ?? [];
}
