import type { CommanderError } from 'commander';

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

/** What a wrong call is told; undefined when commander has only shown its help. */
export function frenchMisuse({ code, message }: CommanderError): string | undefined {
  const named = /'([^']+)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return `Option inconnue : ${named}. Ajoutez --help pour voir celles qui existent.`;
    case 'commander.unknownCommand':
      return `Commande inconnue : ${named}. Ajoutez --help pour voir celles qui existent.`;
    case 'commander.optionMissingArgument':
      return `Il manque une valeur après ${named}.`;
    case 'commander.excessArguments':
      return 'Cette commande ne prend pas d’argument. Ajoutez --help pour voir ses options.';
    case 'commander.invalidArgument':
      // Our own words stand after commander's.
      return `Valeur refusée pour ${named} : ${message.split('. ').slice(1).join('. ') || message}`;
    case 'commander.help':
    case 'commander.helpDisplayed':
      return undefined;
    default:
      return message;
  }
}
