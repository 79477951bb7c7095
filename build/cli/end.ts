import { CommanderError } from 'commander';
import { explainFault } from '../diagnostics/explain-fault.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';

/** The exit code for an error in the content or the output. */
export const EXIT_FAILURE = 1;
/** The exit code for a wrong call. */
export const EXIT_USAGE = 2;
/** The exit code if the machine, another build or a defect of ours is in the way. */
export const EXIT_DEFECT = 3;

/** Prints a message and sets the exit code, but lets running work end. */
export function exitWith(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}

export function exitWithError(error: unknown): void {
  if (error instanceof CommanderError) {
    const misuse = usageError(error);
    if (misuse !== undefined) console.error(misuse);
    // Commander also throws for `--help`.
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  } else exitWith(errorMessage(error), EXIT_DEFECT);
  process.exit();
}

export function errorMessage(error: unknown): string {
  return explainFault(error) ?? frenchDefect(error, process.env.SITE_TRACE !== undefined);
}

/** Returns the French message of a wrong call, or undefined if commander has only shown its help. */
export function usageError({ code, message }: CommanderError): string | undefined {
  const named = /'([^']+)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return cli.unknownOption(named, suggestionsIn(message));
    case 'commander.unknownCommand':
      return cli.unknownCommand(named, suggestionsIn(message));
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

function frenchDefect(error: unknown, withTrace: boolean): string {
  const [message = ''] = String(error).split('\n');
  const trace = error instanceof Error && error.stack !== undefined ? error.stack : message;
  return withTrace ? trace : cli.defect(message);
}

/** Returns our own words, which follow commander's quotation of the value. */
function refusedValue(message: string): string {
  const parts = /option '(\S+)[^']*' argument '(.*)' is invalid\. (.*)$/s.exec(message);
  if (!parts) return message;
  const [, option = '', value = '', advice = ''] = parts;
  return cli.refusedValue(option, value, advice);
}

function suggestionsIn(message: string): string[] {
  return /^\(Did you mean (?:one of )?(.+)\?\)$/m.exec(message)?.[1]?.split(', ') ?? [];
}
