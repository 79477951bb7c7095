import { join, resolve } from 'node:path';
import { start } from '../../../build/start/start.js';

// The bench's builds start as the command line does; their compiled code goes with the project's other caches.
const [, , project = ''] = process.argv;
const root = resolve(import.meta.dirname, '../../..');
await start({ root, entry: 'test/bench/builders/our-build.ts', folder: join(project, '.cache/program') });
