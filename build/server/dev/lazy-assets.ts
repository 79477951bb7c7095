import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { GenerateFile, LazyFiles } from '../../contract/output.ts';
import { sendError, sendFile } from '../preview/send-file.ts';
import { buildInterruption } from './uncaught-errors.ts';

/** The folder (absolute) that lazy files are written to, and what reports their diagnostics. */
export interface LazyAssetOptions {
  folder: string;
  onDiagnostic: (diagnostic: Diagnostic) => void;
}

/** Answers requests for lazy files, which are generated then. */
export class LazyAssets {
  private readonly folder: string;
  private readonly onDiagnostic: LazyAssetOptions['onDiagnostic'];
  /** Paths of files that a generator made beside the one that was requested, and did not announce. */
  private readonly alongside = new Set<string>();

  constructor({ folder, onDiagnostic }: LazyAssetOptions) {
    this.folder = folder;
    this.onDiagnostic = onDiagnostic;
  }

  has(path: string, lazy: LazyFiles): boolean {
    return lazy.has(path) || this.alongside.has(path);
  }

  /** Never rejects. */
  async send(path: string, lazy: LazyFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const notFound = async () => sendError(response, 500);
    try {
      const make = lazy.get(path);
      if (make && !(await this.write(make))) return await notFound();
      await sendFile({ root: realpathSync(this.folder), path }, request, response, { notFound });
    } catch (error) {
      this.onDiagnostic(buildInterruption(error));
      await notFound();
    }
  }

  /** Resolves to false if the generator made no file. */
  private async write(make: GenerateFile): Promise<boolean> {
    const { value, diagnostics } = await make();
    diagnostics.forEach(this.onDiagnostic);
    for (const file of value.files) {
      const place = join(this.folder, file.path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, file.contents());
      this.alongside.add(file.path);
    }
    return value.files.length > 0;
  }
}
