import type { WorkshopPlugin } from '../build/contract/workshop-host.ts';
import { WORKSHOP } from './api.ts';
import { linkTo } from './file-link.ts';
import { publishDue } from './server/publication/publish-due.ts';
import { openWorkshop } from './server/workshop.ts';

/** The writers' workshop, as the command line knows it. */
export const workshop: WorkshopPlugin = { path: WORKSHOP, fragmentOf: linkTo, open: openWorkshop, publishDue };
