import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SiteDefinition } from '../contract/definition.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { parseMoment } from '../platform/calendar.ts';

/** Returns a folder, absolute: like every path of a command line it counts from the current folder. */
function folder(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError(cli.noFolder);
  return resolve(value);
}

/** Returns a base without its trailing slash: '/depot', '/a/b', '' for '/'. Two slashes would start another host's name. */
function basePath(value: string): string {
  const segments = value.replace(/\/$/, '').split('/').slice(1);
  const wellFormed = /^\/[\w./~-]*$/.test(value) && segments.every((segment) => !/^\.{0,2}$/.test(segment));
  if (!wellFormed) throw new InvalidArgumentError(cli.noBase);
  return value.replace(/\/$/, '');
}

function portNumber(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65535)) throw new InvalidArgumentError(cli.noPort);
  return port;
}

/** Refuses an empty name, which would make Node listen on every interface. */
function hostName(value: string): string {
  if (isIP(value) === 0 && !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value)) throw new InvalidArgumentError(cli.noHost);
  return value;
}

/** Returns a moment as it was written; the site's time zone says which one is meant. */
function moment(value: string): string {
  if (!parseMoment(value, 'UTC')) throw new InvalidArgumentError(cli.noMoment);
  return value;
}

interface ContentFlags {
  content: string;
  base?: string;
  /** A day or a moment, of the site's own time zone where it names no other. */
  now?: string;
}

/** Adds the options of every command that reads the content. */
function contentOptions(command: Command): Command {
  return command
    .addOption(folderOption('--content', cli.contentOption, 'content'))
    .option(`--base <${cli.path}>`, cli.baseOption, basePath)
    .option(`--now <${cli.moment}>`, cli.nowOption, moment);
}

export interface BuildFlags extends ContentFlags {
  json?: boolean;
  quiet?: boolean;
  /** Every diagnostic by itself, with its line. */
  detail?: boolean;
}

export function buildOptions(command: Command): Command {
  return contentOptions(command)
    .option('--json', cli.jsonOption)
    .option('--quiet', cli.quietOption)
    .option('--detail', cli.detailOption);
}

export interface NewFlags {
  content: string;
  slug?: string;
  publie?: boolean;
}

export function newOptions(command: Command): Command {
  return command
    .argument('[type]', cli.newContentType)
    .argument('[titre]', cli.newTitle)
    .option(`--slug <${cli.name}>`, cli.slugOption)
    .option('--publie', cli.publishedOption)
    .addOption(folderOption('--content', cli.contentOption, 'content'));
}

export interface ServerFlags {
  base?: string;
  port: number;
  host: string;
}

export interface DevFlags extends ContentFlags, ServerFlags {
  /** The workshop is shown in the browser once it answers. */
  open?: boolean;
}

/** Adds the options of every command that serves, but for `--base`. */
export function serverOptions(command: Command): Command {
  return command
    .option(`--port <${cli.number}>`, cli.portOption, portNumber, 4173)
    .option(`--host <${cli.host}>`, cli.hostOption, hostName, '127.0.0.1');
}

export function devOptions(command: Command): Command {
  return serverOptions(contentOptions(command)).option('--open', cli.openOption);
}

export function outOption(description: string): Option {
  return folderOption('--out', description, 'dist');
}

export function previewOptions(command: Command): Command {
  const served = command.addOption(outOption(cli.servedOption));
  return serverOptions(served.option(`--base <${cli.path}>`, cli.servedBaseOption, basePath));
}

function folderOption(flag: string, description: string, fallback: string): Option {
  return new Option(`${flag} <${cli.folder}>`, description).argParser(folder).default(resolve(fallback), fallback);
}

/** Returns the moment that `--now` names, where the site is at home; undefined where it is not given: builds then have a clock of their own. */
export function readClock(
  { timeZone = 'UTC' }: Pick<SiteDefinition, 'timeZone'>,
  now: string | undefined,
): Date | undefined {
  return now === undefined ? undefined : parseMoment(now, timeZone);
}

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
