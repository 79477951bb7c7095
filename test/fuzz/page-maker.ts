import { bundle } from '../../build/bundle/bundle.ts';
import { checkClasses } from '../../build/check/classes.ts';
import { finishedSite } from '../../build/check/finished-site.ts';
import { checkLinks } from '../../build/check/links.ts';
import { checkStructure } from '../../build/check/structure.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/diagnostics/diagnostic.ts';
import { draw } from '../../build/draw/draw.ts';
import { finishPages, type Page } from '../../build/finish/finish-pages.ts';
import { parseFile } from '../../build/parse/parse-file.ts';
import { plan } from '../../build/plan/plan.ts';
import type { SourceFile } from '../../build/read/read.ts';
import { readSite } from '../../build/read/read-site.ts';
import { staticImages } from '../../build/read/static-images.ts';
import { entriesOf } from '../../build/validate/entries.ts';
import { findPlaceholders } from '../../build/validate/placeholders.ts';
import { checkProse, slotsOf } from '../../build/validate/prose.ts';
import { siteOf } from '../../build/validate/site.ts';
import { validate } from '../../build/validate/validate.ts';
import { fillVariables } from '../../build/validate/variables.ts';

export interface Drawn {
  /** The pages of the file, drawn even where its findings would keep them from being published. */
  pages: readonly Page[];
  diagnostics: Diagnostic[];
}

export interface PageMaker {
  /** The site's own files, sound. */
  files: readonly SourceFile[];
  /** Puts a text in the place of a file's, or beside them, and takes it through every stage that throws no file away. */
  draw: (name: string, text: string) => Promise<Drawn>;
}

/** The stages of a build on one bundle: thousands of texts in the time of a few builds. */
export async function pageMaker(site: SiteDefinition): Promise<PageMaker> {
  const { texts, copies } = (await readSite(site)).value;
  const options = { settings: site.markdown, slots: slotsOf(site.kinds), imageSize: staticImages(site.staticDir) };
  const sound = texts.flatMap((file) => parseFile(file, options).value ?? []);
  const content = (await validate(site, sound, texts, { production: true })).value;
  const code = (await bundle(site, { base: '', development: false })).value;
  if (!content || !code) throw new Error('the site itself is not sound');
  const { settings } = content;
  const settingsFile = site.kinds[site.settings.kind]?.files;

  const drawText = async (name: string, text: string): Promise<Drawn> => {
    const source = { path: `content/${name}`, name, text };
    const besides = <File extends { name: string }>(all: readonly File[]) => all.filter((file) => file.name !== name);
    const parsed = parseFile(source, options);
    const all = besides(sound).concat(parsed.value ?? []);
    const held = await entriesOf(site.kinds, all, [...besides(texts), source], { production: true });
    const filled = await fillVariables(held.value, settings.variables);
    const diagnostics = [
      ...[parsed, held, filled].flatMap((stage) => stage.diagnostics),
      ...findPlaceholders([source], site.placeholders),
      ...checkProse(site.kinds, held.value),
    ];
    const entries = filled.value;
    if (!entries.some(({ file }) => file.name === name)) return { pages: [], diagnostics };

    const whole = siteOf(site.kinds, entries);
    const planned = plan(site, { entries, site: whole, settings });
    const isShown = ({ path, source: from }: { path: string; source?: string }) =>
      from === source.path || (name === settingsFile && path === '/');
    const studio = { bundle: code, address: settings.address, frame: site.frame(whole) };
    const drawn = draw(planned.value.pages.filter(isShown), studio);
    const finished = finishPages(drawn.value, settings.address);
    const { pages } = finished.value;
    const others = [...code.assets, ...copies].map(({ path }) => path);
    const paths = [...others, ...planned.value.pages.map(({ output }) => output)];
    const checked = finishedSite(pages, entries, paths, settings.address);
    return {
      pages,
      diagnostics: [
        ...diagnostics,
        ...[planned, drawn, finished].flatMap((stage) => stage.diagnostics),
        ...checkStructure(checked.pages),
        ...checkClasses(checked.pages),
        ...checkLinks(checked.pages, new Set(paths), settings.address, checked.texts),
      ],
    };
  };
  return { files: texts, draw: drawText };
}
