import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** A folder, absolute: like every path of a command line it counts from the current folder. */
function folder(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('Écrivez le nom d’un dossier.');
  return resolve(value);
}

/** '/depot' or '/a/b', without trailing slash; '' for '/'. Two slashes would start another host's name. */
function basePath(value: string): string {
  const segments = value.replace(/\/$/, '').split('/').slice(1);
  const wellFormed = /^\/[\w./~-]*$/.test(value) && segments.every((segment) => !/^\.{0,2}$/.test(segment));
  if (!wellFormed)
    throw new InvalidArgumentError('Écrivez un chemin qui commence par une seule barre oblique, par exemple /depot.');
  return value.replace(/\/$/, '');
}

function portNumber(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65535)) throw new InvalidArgumentError('Écrivez un nombre de 0 à 65535.');
  return port;
}

/** An empty name would make Node listen on every interface. */
function hostName(value: string): string {
  if (isIP(value) === 0 && !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value))
    throw new InvalidArgumentError(
      'Écrivez une adresse IP ou un nom de machine, par exemple 127.0.0.1, ou 0.0.0.0 pour toutes les interfaces.',
    );
  return value;
}

export interface ContentFlags {
  content: string;
  base?: string;
}

/** What every command that reads the content takes. */
export function contentOptions(command: Command): Command {
  return command
    .addOption(folderOption('--content <dossier>', 'le dossier des textes', 'content'))
    .option(
      '--base <chemin>',
      "le dossier d'où le site est servi, par exemple /depot, au lieu de celui de site.md",
      basePath,
    );
}

export interface BuildFlags extends ContentFlags {
  json?: boolean;
  quiet?: boolean;
}

export function buildOptions(command: Command): Command {
  return contentOptions(command)
    .option('--json', "le rapport en JSON, et rien d'autre")
    .option('--quiet', 'les erreurs et avertissements seulement');
}

export interface ServerFlags {
  base?: string;
  port: number;
  host: string;
}

/** What every command that serves takes, but for `--base`. */
export function serverOptions(command: Command): Command {
  return command
    .option('--port <numéro>', 'le premier port à essayer', portNumber, 4173)
    .option('--host <adresse>', "l'interface où écouter", hostName, '127.0.0.1');
}

export function outOption(description: string): Option {
  return folderOption('--out <dossier>', description, 'dist');
}

export function servedBaseOption(): Option {
  return new Option('--base <chemin>', "le dossier d'où le site est servi, par exemple /depot").argParser(basePath);
}

function folderOption(flags: string, description: string, fallback: string): Option {
  return new Option(flags, description).argParser(folder).default(resolve(fallback), fallback);
}
