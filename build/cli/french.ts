import type { CommanderError, Option } from 'commander';

/** Commander's headings, for its help. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Usage :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
  'Arguments:': 'Arguments :',
};

export function frenchTitle(title: string): string {
  return TITLES[title] ?? title;
}

/** An option's description with what stands in its place when it is not given. */
export function frenchOption({ description, required, defaultValue, defaultValueDescription }: Option): string {
  const fallback = required ? (defaultValueDescription ?? defaultValue) : undefined;
  return fallback === undefined ? description : `${description} (par défaut : ${fallback})`;
}

/** What a wrong call is told; undefined when commander has only shown its help. */
export function frenchMisuse({ code, message }: CommanderError): string | undefined {
  const named = /'([^']+)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return `Option inconnue : ${named}.${meant(message)} Ajoutez --help pour voir celles qui existent.`;
    case 'commander.unknownCommand':
      return `Commande inconnue : ${named}.${meant(message)} Ajoutez --help pour voir celles qui existent.`;
    case 'commander.optionMissingArgument':
      return `Il manque une valeur après ${named}.`;
    case 'commander.excessArguments':
      return 'Cette commande ne prend pas d’argument. Ajoutez --help pour voir ses options.';
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
  if (withTrace) return trace;
  return `Un défaut du générateur a interrompu la commande (${message}). Relancez-la précédée de SITE_TRACE=1 et transmettez ce qu'elle affiche.`;
}

/** Our own words stand after commander's, which quote the value. */
function refusedValue(message: string): string {
  const parts = /option '(\S+)[^']*' argument '(.*)' is invalid\. (.*)$/s.exec(message);
  if (!parts) return message;
  const [, option, value, advice] = parts;
  return `Valeur refusée pour ${option} : « ${value} ». ${advice}`;
}

function meant(message: string): string {
  const names = /Did you mean (?:one of )?(.+)\?\)/.exec(message)?.[1]?.split(', ');
  return names ? ` Vouliez-vous dire « ${names.join(' » ou « ')} » ?` : '';
}
