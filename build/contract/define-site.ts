import type { AssetGenerators, AssetPlanOf } from './asset-generator.ts';
import type { RenderedPage } from './bundle.ts';
import type { ContentType, ContentTypeFor } from './content-type.ts';
import type {
  ClientDescription,
  FilePlan,
  Files,
  GuideWords,
  SiteDescription,
  SitePlan,
  SiteSettings,
} from './definition.ts';
import type { Entries, Entry } from './entry.ts';

/** Checks a site's description by its types. `Site`: an `Entry` or `Entries` for each content type; `Module`: the entry module. */
export function defineSite<Site extends object, Module extends EntryModule>() {
  return <SettingsName extends Extract<SingleOf<Site>, string>>(
    site: TypedDescription<Site, Module, SettingsName>,
  ): SiteDescription => site;
}

interface EntryModule {
  render(page: never): string;
  contentTypes: object;
  assetGenerators?: AssetGenerators;
}

type PageOf<Module extends EntryModule> = Parameters<Module['render']>[0];
type LayoutOf<Module extends EntryModule> =
  PageOf<Module> extends RenderedPage<infer Layout extends object, string> ? Layout : never;
type ScriptOf<Module extends EntryModule> = keyof PageOf<Module>['scripts'];

type GeneratedBy<Module extends EntryModule> = Module extends { assetGenerators: infer All } ? AssetPlanOf<All> : never;

type SingleOf<Site> = { [Name in keyof Site]: Site[Name] extends Entry ? Name : never }[keyof Site];

type DataOf<Part> = Part extends Entry<infer Data> ? Data : never;

type GuideOf<Site> = {
  [Name in keyof Site]: Site[Name] extends Entries<infer Data extends object>
    ? { contentType: Extract<Name, string>; data(words: GuideWords): Data }
    : never;
}[keyof Site];

interface TypedDescription<Site extends object, Module extends EntryModule, SettingsName extends SingleOf<Site>>
  extends Omit<SiteDescription, 'contentTypes' | 'settings' | 'layout' | 'files' | 'client' | 'guide'> {
  client: Omit<ClientDescription, 'entries'> & { entries: Readonly<Record<ScriptOf<Module>, string>> };
  contentTypes: { readonly [Name in keyof Site]: ContentType & ContentTypeFor<Site[Name]> } & Module['contentTypes'] &
    Readonly<Record<string, ContentType>>;
  settings: { contentType: SettingsName; read(data: DataOf<Site[SettingsName]>): SiteSettings };
  guide?: GuideOf<Site>;
  layout(site: Site): LayoutOf<Module>;
  files?(site: Site, plan: SitePlan): Files<FilePlan | GeneratedBy<Module>>;
}
