import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../support/at-end.ts';
import { eventually } from '../support/eventually.ts';
import { folderWith } from '../support/folder.ts';
import { freePort } from '../support/local-server.ts';

/** A folder that a server is to hand out. The site lies in it, in a folder of the base's name where it has one. */
export interface ServedFolder {
  root: string;
  base: string;
}

/** A web server of this machine, and how it is started with what a site tells it. */
export interface WebServer {
  name: string;
  installed: boolean;
  /** Encodings that it can send. */
  encodings: readonly string[];
  /** The command and the configuration that name the site's own file. */
  program(port: number, folder: string, served: ServedFolder): { command: string; args: string[] };
}

/** A path below the base at which any of these servers is made to fail. */
export const FAILING_PATH = '/__boom';

const APACHE_MODULES = '/usr/lib/apache2/modules';
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isRoot = process.getuid?.() === 0;

export const webServers: readonly WebServer[] = [
  {
    name: 'nginx',
    installed: answers('nginx', '-v') && existsSync('/etc/nginx/mime.types'),
    encodings: existsSync(NGINX_BROTLI) ? ['br', 'gzip'] : ['gzip'],
    program: (port, folder, { root, base }) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const lines = [
        ...(existsSync(NGINX_BROTLI) ? [`load_module ${NGINX_BROTLI};`] : []),
        ...(isRoot ? ['user root;'] : []),
        `daemon off; pid ${folder}/pid; error_log ${folder}/errors;`,
        'events { }',
        'http { include /etc/nginx/mime.types; access_log off;',
        ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
        `server { listen 127.0.0.1:${port}; root ${root}; location = ${base}${FAILING_PATH} { return 500; }`,
        ...(existsSync(NGINX_BROTLI) ? ['brotli_static on;'] : []),
        `include ${root}${base}/.hosts/nginx.conf; } }`,
      ];
      writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
      return { command: 'nginx', args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')] };
    },
  },
  {
    name: 'Apache',
    installed: existsSync(APACHE_MODULES) && answers('apache2', '-v'),
    encodings: ['br', 'gzip'],
    program: (port, folder, { root, base }) => {
      const modules = ['mpm_event', 'authz_core', 'autoindex', 'mime', 'dir', 'alias', 'headers', 'rewrite'];
      const lines = [
        `ServerRoot ${folder}\nServerName 127.0.0.1:${port}\nListen 127.0.0.1:${port}`,
        ...modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
        ...(isRoot ? ['User www-data\nGroup www-data'] : []),
        `PidFile ${folder}/pid\nErrorLog ${folder}/errors\nTypesConfig /etc/mime.types\nDocumentRoot ${root}`,
        `Include ${root}${base}/.hosts/apache.conf`,
        `<Directory ${root}>\nAllowOverride All\nRequire all granted\nRedirect 500 ${base}${FAILING_PATH}\n</Directory>`,
      ];
      writeFileSync(join(folder, 'apache.conf'), `${lines.join('\n')}\n`);
      return { command: 'apache2', args: ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')] };
    },
  },
];

/** Starts a server on a free port of the loopback interface, until all tests have run; gives its origin. */
export async function startServer(server: WebServer, served: ServedFolder): Promise<string> {
  const folder = folderWith();
  // Servers read as somebody who may do little.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { command, args } = server.program(port, folder, served);
  const running = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  let errors = '';
  running.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  atEnd(() => void running.kill('SIGTERM'));
  const origin = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (running.exitCode !== null) throw new Error(`${server.name} does not start: ${errors}`);
    return fetch(origin).then(
      () => 'answers',
      () => 'does not answer',
    );
  }, 'answers');
  return origin;
}

function answers(command: string, flag: string): boolean {
  try {
    execFileSync(command, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
