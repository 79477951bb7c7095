import { resolve } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The texts that the site is built from: the project's, or those of a folder named to see whether the tests hold with others. */
export const contentFolder = resolve(projectRoot, process.env.TEST_CONTENT ?? 'content');
