import { join, resolve } from 'node:path';
import { start } from './start/start.js';

// The command line, as npm's scripts run it. JavaScript: nothing stands between Node and these first lines.
const root = resolve(import.meta.dirname, '..');
await start({ root, entry: 'build/cli.ts', folder: join(root, '.cache/program') });
