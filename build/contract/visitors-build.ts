import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The file, below the output folder, that says which content a published site was built from. */
export const VERSION_FILE = 'version.txt';

/** What the workshop wants built for visitors. */
export interface VisitorsBuildOptions {
  /** Folder to publish into, absolute; without it everything is built and checked, and nothing published. */
  out?: string;
  /** Folders, absolute, that stand in for the site's own; diagnostics name files as if they lay there. */
  content?: { contentDir: string; staticDir: string };
}

/** What a build for visitors made and said. */
export interface VisitorsBuild {
  /** There is no error among the diagnostics. */
  ok: boolean;
  diagnostics: readonly Diagnostic[];
  /** What `VERSION_FILE` of this build says. */
  version: string;
}
