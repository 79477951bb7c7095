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
    contains: (list: readonly unknown[], value: unknown) => list.includes(value),
    emptystring: '',
    first: (list: readonly unknown[]) => list[0],
    formatDate: (date: Date, format: string) => moment(shifted(date, zone)).utc().format(format),
    get: (list: readonly string[], place: string) => list[Number(place) - 1],
    if: (condition: unknown, then: string, otherwise: string) => (condition ? then : otherwise),
    ifempty: (value: string | undefined, otherwise: string) => value || otherwise,
    last: (list: readonly unknown[]) => list.at(-1),
    lower: (text: string) => text.toLowerCase(),
    map: (list: readonly Values[], key: string, filter: string, wanted: string) =>
      list.filter((item) => item[filter] === wanted).map((item) => item[key]),
    replace: (text: string, search: string, by: string) => text.replace(patternOf(search), by),
    split: (text: string, separator: string) => text.split(separator),
    trim: (text: string) => text.trim(),
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

/** The JSON body of a request that a text prints with Make's `{{3.json}}` in it, as Make sends it with this message there. Throws where that is no JSON. */
export function requestWith(text: string, message: unknown): Record<string, unknown> {
  const [body = ''] = /^\{\n[\s\S]*?^\}$/m.exec(text) ?? [];
  return JSON.parse(filledByMake(body, { '3.json': JSON.stringify(message) }));
}

/** When a formula of Airtable is evaluated, and what it can ask of the record's past: its creation, and the last change of each field. */
interface Times {
  now?: Date;
  created?: Date;
  changed?: Readonly<Record<string, Date>>;
}

/**
 * What a formula of Airtable gives for a record, which holds dates as moments of time. A field without a value is blank.
 * Functions: https://support.airtable.com/docs/formula-field-reference
 * Airtable's locales and formats are those of Moment: https://support.airtable.com/docs/supported-locale-modifiers-for-set-locale
 */
export function airtableFormula(formula: string, record: Values, times: Times = {}): unknown {
  const { now = new Date(), created, changed = {} } = times;
  const functions = {
    AND: (...conditions: readonly unknown[]) => conditions.every(Boolean),
    CREATED_TIME: () => created,
    DATETIME_DIFF: (lazy: Date, earlier: Date, unit: moment.unitOfTime.Diff) => moment(lazy).diff(earlier, unit),
    DATETIME_FORMAT: (date: moment.MomentInput, format: string) => moment.utc(date).format(format),
    IF: (condition: unknown, then: unknown, otherwise: unknown = '') => (condition ? then : otherwise),
    IS_AFTER: (date: Date, other: Date) => date > other,
    IS_BEFORE: (date: Date, other: Date) => date < other,
    LOWER: (text: string) => text.toLowerCase(),
    NOT: (condition: unknown) => !condition,
    NOW: () => now,
    REGEX_REPLACE: (text: string, pattern: string, by: string) => text.replace(new RegExp(pattern, 'g'), by),
    SET_LOCALE: (date: moment.Moment, locale: string) => date.clone().locale(locale),
    SET_TIMEZONE: (date: Date, zone: string) => moment(shifted(date, zone)).utc(),
    TODAY: () => moment.utc(now).startOf('day').toDate(),
    TRIM: (text: string) => text.trim(),
  };
  const code = outsideStrings(formula, (part) =>
    part
      .replaceAll('&', '+')
      .replace(/LAST_MODIFIED_TIME\(\{([^}]+)\}\)/g, (_, name: string) => `changed[${JSON.stringify(name)}]`)
      .replace(/\{([^}]+)\}/g, (_, name: string) => `(record[${JSON.stringify(name)}] ?? '')`),
  );
  return runInNewContext(code, { ...functions, changed, record });
}

/** Make takes a search between slashes for a regular expression. */
function patternOf(search: string): RegExp | string {
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/.exec(search) ?? [];
  return pattern === undefined ? search : new RegExp(pattern, flags);
}

function outsideStrings(formula: string, change: (part: string) => string): string {
  return formula.replace(/("[^"]*"|'[^']*')|[^"']+/g, (part, string: string | undefined) => string ?? change(part));
}

/** The moment whose parts in UTC are those that a clock of the zone shows. */
function shifted(date: Date, zone: string): Date {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return new Date(`${parts.format(date).replace(' ', 'T')}Z`);
}
