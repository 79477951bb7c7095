import { bundle } from '../../build/bundle/bundle.ts';
import { checkClasses } from '../../build/check/classes.ts';
import { checkLinks } from '../../build/check/links.ts';
import { checkStructure } from '../../build/check/structure.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/diagnostics/diagnostic.ts';
import { type Page, render } from '../../build/draw/render.ts';
import { parseFile } from '../../build/parse/parse-file.ts';
import { checkedPage, writtenText } from '../../build/pipeline.ts';
import { route } from '../../build/plan/route.ts';
import { readContent, type SourceFile } from '../../build/read/read.ts';
import { staticFiles } from '../../build/read/static-files.ts';
import { staticImages } from '../../build/read/static-images.ts';
import { assemble } from '../../build/validate/assemble.ts';
import { findPlaceholders } from '../../build/validate/placeholders.ts';
import { checkProse, slotsOf } from '../../build/validate/prose.ts';
import { type PlacedEntry, validate } from '../../build/validate/validate.ts';
import { fillVariables } from '../../build/validate/variables.ts';

export interface Drawn {
  /** The pages of the file, drawn even where its findings would keep them from being published. */
  pages: Page[];
  diagnostics: Diagnostic[];
}

export interface PageMaker {
  /** The site's own files, sound. */
  files: readonly SourceFile[];
  /** Puts a text in the place of a file's, or beside them, and takes it through every stage that throws no file away. */
  draw: (name: string, text: string) => Drawn;
}

/** The stages of a build on one bundle: thousands of texts in the time of a few builds. */
export async function pageMaker(site: SiteDefinition): Promise<PageMaker> {
  const { files } = await readContent(site.root, site.contentDir);
  const options = { settings: site.markdown, slots: slotsOf(site.kinds), imageSize: staticImages(site.staticDir) };
  const sound = files.flatMap((file) => parseFile(file, options).value ?? []);
  const settings = settingsOf(site, validate(site.kinds, sound, files, { production: true }).entries);
  const settingsFile = site.kinds[site.settings.kind]?.files;
  const bundled = await bundle(site, { base: '', development: false });
  if (!('bundle' in bundled)) throw new Error('the site itself does not bundle');

  const others = [...bundled.bundle.assets, ...(await staticFiles(site.root, site.staticDir)).files].map(
    ({ path }) => path,
  );

  const draw = (name: string, text: string): Drawn => {
    const source = { path: `content/${name}`, name, text };
    const parsed = parseFile(source, options);
    const besides = <File extends { name: string }>(all: readonly File[]) => all.filter((file) => file.name !== name);
    const all = besides(sound).concat(parsed.value ?? []);
    const valid = validate(site.kinds, all, [...besides(files), source], { production: true });
    const filled = fillVariables(valid.entries, settings.variables);
    const routed = route(site.kinds, filled.entries);
    const survived = filled.entries.some(({ file }) => file.name === name);
    const shown = (file: string, path: string) => file === name || (name === settingsFile && path === '/');
    const own = routed.routes.filter(({ file, path }) => survived && shown(file.name, path));
    const rendered = render(own, assemble(site.kinds, filled.entries), settings.address, bundled.bundle);
    const pages = rendered.pages.map(checkedPage);
    const outputs = routed.routes.map(({ output }) => output);
    const texts = new Map(own.map((one) => [one.file.path, writtenText(one)]));
    const diagnostics = [parsed, valid, filled, routed, rendered].flatMap((stage) => stage.diagnostics);
    return {
      pages: rendered.pages,
      diagnostics: diagnostics.concat(
        findPlaceholders([source], site.placeholders),
        checkProse(site.kinds, valid.entries),
        checkStructure(pages),
        checkClasses(pages),
        checkLinks(pages, new Set([...others, ...outputs]), settings.address, texts),
      ),
    };
  };
  return { files, draw };
}

function settingsOf(site: SiteDefinition, entries: readonly PlacedEntry[]) {
  const entry = entries.find(({ kind }) => kind === site.settings.kind);
  if (!entry) throw new Error('the site itself is not valid');
  return site.settings.read(entry.entry.data as never);
}
