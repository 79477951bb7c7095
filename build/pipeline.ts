import { type BuildResult, resultOf } from './build-result.ts';
import { bundle } from './bundle/bundle.ts';
import { check } from './check/check.ts';
import { finishedSite } from './check/finished-site.ts';
import type { SiteDefinition } from './contract/definition.ts';
import { draw } from './draw/draw.ts';
import { finishPages } from './finish/finish-pages.ts';
import { parse } from './parse/parse.ts';
import { plan } from './plan/plan.ts';
import { publish } from './publish/publish.ts';
import { readSite } from './read/read-site.ts';
import { staticImages } from './read/static-images.ts';
import { type Stage, StageLog } from './stage-log.ts';
import { slotsOf } from './validate/prose.ts';
import { validate } from './validate/validate.ts';

export interface BuildOptions {
  /** Folder to publish into; nothing is published without it. */
  out?: string;
  /** Folder the site is served from ('/repo'), instead of the one in its settings. */
  base?: string;
  /** React's development build in the browser, which warns about what does not fit. */
  development?: boolean;
  /** For visitors: name what is still a placeholder, and be as strict as rules are then. */
  production?: boolean;
  onStage?: (stage: Stage) => void;
}

/** Builds a site, one stage a line. Findings are collected; what has an error is never published. */
export async function build(site: SiteDefinition, options: BuildOptions = {}): Promise<BuildResult> {
  const { out, base, development = false, production = false } = options;
  const log = new StageLog(options.onStage);
  const marks = { settings: site.markdown, slots: slotsOf(site.kinds), imageSize: staticImages(site.staticDir) };
  const rules = { production, ...(base !== undefined && { base }) };

  const { texts, copies } = await log.stage('read', () => readSite(site));
  const parsed = await log.stage('parse', () => parse(texts, marks));
  const content = await log.stage('validate', () => validate(site, parsed, texts, rules));
  if (log.failed || !content) return resultOf(log, { texts, copies });

  const { settings, frame, entries } = content;
  const { address } = settings;
  const planned = await log.stage('plan', () => plan(site, content));
  if (log.failed) return resultOf(log, { texts, copies });
  const code = await log.stage('bundle', () => bundle(site, { base: address.base, development }));
  if (log.failed || !code) return resultOf(log, { texts, copies });

  const drawn = await log.stage('draw', () => draw(planned.pages, { bundle: code, address, frame }));
  const finished = await log.stage('finish', () => finishPages(drawn, address));
  const pages = finished.pages;
  const files = [...planned.files, ...pages.map(({ file }) => file), ...finished.styles, ...code.assets];
  const all = [...files, ...copies].map(({ path }) => path);
  await log.stage('check', () => check(finishedSite(pages, entries, all, address)));
  if (out !== undefined && !log.failed)
    await log.stage('publish', () => publish([...files, ...copies], out, site.cacheDir));
  return resultOf(log, { texts, copies, content, finished, files });
}
