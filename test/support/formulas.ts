import { runInNewContext } from 'node:vm';
import moment from 'moment';
import 'moment/locale/fr.js';

// A locale that is imported becomes the one in use.
moment.locale('en');

type Values = Readonly<Record<string, unknown>>;

/**
 * A text with variables of Make as a scenario fills it in: `{{ifempty(1.nom; "…")}}`, with the few functions that our articles use.
 * Dates are shown in this time zone, as an organisation's setting does.
 * Source: https://help.make.com/date-and-time-functions, https://help.make.com/text-and-binary-functions
 */
export function filledByMake(template: string, values: Values, zone = 'Europe/Paris'): string {
  const functions = {
    formatDate: (date: Date, format: string) => moment(shifted(date, zone)).utc().format(format),
    get: (list: readonly string[], place: string) => list[Number(place) - 1],
    if: (condition: unknown, then: string, otherwise: string) => (condition ? then : otherwise),
    ifempty: (value: string | undefined, otherwise: string) => value || otherwise,
    split: (text: string, separator: string) => text.split(separator),
  };
  return template.replace(/\{\{(.*?)\}\}/g, (_, formula: string) => {
    const code = outsideStrings(formula, (part) =>
      part
        .replaceAll(';', ',')
        .replace(/ = /g, ' === ')
        .replace(/\bif\(/g, 'functions.if(')
        .replace(/\b\d+\.\w+/g, (name) => `values[${JSON.stringify(name)}]`),
    );
    return String(runInNewContext(code, { ...functions, functions, values }) ?? '');
  });
}

/**
 * What a formula of Airtable gives for a record, which holds dates as moments of time.
 * Airtable's locales and formats are those of Moment: https://support.airtable.com/docs/supported-locale-modifiers-for-set-locale
 */
export function airtableFormula(formula: string, record: Values): unknown {
  const functions = {
    DATETIME_FORMAT: (date: moment.Moment, format: string) => date.format(format),
    SET_LOCALE: (date: moment.Moment, locale: string) => date.clone().locale(locale),
    SET_TIMEZONE: (date: Date, zone: string) => moment(shifted(date, zone)).utc(),
  };
  const code = outsideStrings(formula, (part) =>
    part.replaceAll('&', '+').replace(/\{([^}]+)\}/g, (_, name: string) => `record[${JSON.stringify(name)}]`),
  );
  return runInNewContext(code, { ...functions, record });
}

function outsideStrings(formula: string, change: (part: string) => string): string {
  return formula.replace(/("[^"]*"|'[^']*')|[^"']+/g, (part, string: string | undefined) => string ?? change(part));
}

/** The moment whose parts in UTC are those that a clock of the zone shows. */
function shifted(date: Date, zone: string): Date {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return new Date(`${parts.format(date).replace(' ', 'T')}Z`);
}
