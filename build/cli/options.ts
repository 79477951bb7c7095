import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SiteDefinition } from '../contract/definition.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { parseMoment } from '../platform/calendar.ts';

/** Returns an absolute folder; relative paths count from the current one. */
function folder(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError(cli.noFolder);
  return resolve(value);
}

/** Returns '/depot', '/a/b', or '' for '/'. Two slashes would start the name of a host. */
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

/** Refuses an empty name, with which Node would listen on every interface. */
function hostName(value: string): string {
  if (isIP(value) === 0 && !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value)) throw new InvalidArgumentError(cli.noHost);
  return value;
}

/** Checks the form of a moment. The site's time zone later tells which moment is meant. */
function checkMoment(value: string): string {
  if (!parseMoment(value, 'UTC')) throw new InvalidArgumentError(cli.noMoment);
  return value;
}

interface ContentFlags {
  content: string;
  base?: string;
  now?: string;
}

function contentOptions(command: Command): Command {
  return command
    .addOption(folderOption('--content', cli.contentOption, 'content'))
    .option(`--base <${cli.path}>`, cli.baseOption, basePath)
    .option(`--now <${cli.moment}>`, cli.nowOption, checkMoment);
}

export interface CheckFlags extends ContentFlags {
  json?: boolean;
  quiet?: boolean;
  detail?: boolean;
}

export function checkOptions(command: Command): Command {
  return contentOptions(command)
    .option('--json', cli.jsonOption)
    .option('--quiet', cli.quietOption)
    .option('--detail', cli.detailOption);
}

export interface BuildFlags extends CheckFlags {
  out: string;
  compress: boolean;
  brouillon?: boolean;
}

export function buildOptions(command: Command): Command {
  return checkOptions(command)
    .addOption(outOption(cli.outOption))
    .option('--no-compress', cli.noCompressOption)
    .option('--brouillon', cli.lookOnlyOption);
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
  open?: boolean;
}

export function serverOptions(command: Command): Command {
  return command
    .option(`--port <${cli.number}>`, cli.portOption, portNumber, 4173)
    .option(`--host <${cli.host}>`, cli.hostOption, hostName, '127.0.0.1');
}

export function devOptions(command: Command): Command {
  return serverOptions(contentOptions(command)).option('--open', cli.openOption);
}

function outOption(description: string): Option {
  return folderOption('--out', description, 'dist');
}

export function previewOptions(command: Command): Command {
  const served = command.addOption(outOption(cli.servedOption));
  return serverOptions(served.option(`--base <${cli.path}>`, cli.servedBaseOption, basePath));
}

function folderOption(flag: string, description: string, fallback: string): Option {
  return new Option(`${flag} <${cli.folder}>`, description).argParser(folder).default(resolve(fallback), fallback);
}

/** Returns the moment of `--now`, or undefined without it; each build then uses its own clock. */
export function readClock(
  { timeZone = 'UTC' }: Pick<SiteDefinition, 'timeZone'>,
  now: string | undefined,
): Date | undefined {
  return now === undefined ? undefined : parseMoment(now, timeZone);
}

/** Returns an option's description with its default value. */
export function frenchOption({ description, required, defaultValue, defaultValueDescription }: Option): string {
  const fallback = required ? (defaultValueDescription ?? defaultValue) : undefined;
  return fallback === undefined ? description : cli.withDefault(description, fallback);
}
