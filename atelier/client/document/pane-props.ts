import type { Root } from 'mdast';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { Unpublished } from '../../../build/contract/entry.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import type { ContentList } from '../../api.ts';
import type { Remark } from '../../server/review/remark-files.ts';
import type { Content } from '../use-content.ts';

/** A diagnostic about a field of the front matter. */
export interface FieldDiagnostic {
  at: KeyPath;
  diagnostic: Diagnostic;
}

/** A field to focus. Each request has another nonce. */
export interface FieldPlace {
  at: KeyPath;
  nonce: number;
}

/** Props of the form of a file's front matter. */
export interface FormProps {
  contentType: ContentTypeInfo;
  data: Readonly<Record<string, unknown>>;
  diagnostics: readonly FieldDiagnostic[];
  choices: Choices;
  focus?: FieldPlace;
  /** Applies edits; the next `data` holds them within the same event, so that the caret stays. `typing`: a name shared by edits that are typed one after the other and are one undo step. */
  onEdit(edits: readonly FieldEdit[], typing: string | undefined): void;
  onFix(diagnostic: Diagnostic): void;
  /** Keeps a picture on the server. Rejects with a reason for the writer. */
  onPicture(file: File): Promise<SitePicture>;
}

/** Props of the editor of a file's text. Lines and columns are those of the whole file. */
export interface TextProps {
  text: string;
  /** Counts the texts from outside this editor, which it has to show. */
  revision: number;
  /** Line of the file that `text` begins on, 1-based. */
  firstLine: number;
  diagnostics: readonly Diagnostic[];
  /** Open comments of readers. */
  remarks: readonly Remark[];
  context: TextContext;
  /** The place to move the caret to. Each request has another nonce. */
  goTo?: Place;
  /** Accessible name. */
  label: string;
  /** `typing`: a name shared by texts that are typed one after the other and are one undo step. */
  onChange(text: string, typing: string | undefined): void;
  /** Called when the caret's line has changed. */
  onLine(line: number): void;
  onFix(diagnostic: Diagnostic): void;
  onPicture(file: File): Promise<SitePicture>;
  /** Parses Markdown as the site does. Rejects when the server does not answer. */
  onTree(source: string): Promise<Root>;
  /** Returns the HTML of a piece of the text, as its page would show it. Rejects when the server does not answer. */
  onDraw(source: string): Promise<string>;
}

export interface Place {
  line: number;
  column: number;
  nonce: number;
}

/** The pages, pictures and files that a text or a field may name. */
export interface Choices {
  pages: readonly PageChoice[];
  pictures: readonly SitePicture[];
  /** Addresses. */
  downloads: readonly string[];
}

export interface PageChoice {
  /** Address of the page. */
  path: string;
  title: string;
  contentType: string;
  slug: string;
  unpublished?: Unpublished;
}

/** The names that a text may use, with their details from the list of content. */
export interface TextContext
  extends Pick<ContentList, 'callOuts' | 'blocks' | 'variables' | 'valueSources' | 'valueNames'> {
  choices: Choices;
  /** Names of the leaf directives that the text may hold. */
  slots: readonly string[];
}

/** Returns the names for a file, without its own page; none before the content has loaded. */
export function contextOf(
  content: Content | undefined,
  contentType: ContentTypeInfo | undefined,
  path: string,
): TextContext {
  const { list, pictures = [] } = content ?? {};
  const { files = [], downloads = [], callOuts = {}, blocks = [] } = list ?? {};
  const { variables = {}, valueSources = {}, valueNames = {} } = list ?? {};
  const pages = files.flatMap(({ contentType, address, title, slug, unpublished, ...file }) =>
    contentType === undefined || file.path === path
      ? []
      : [{ path: address, title, contentType, slug, ...(unpublished && { unpublished }) }],
  );
  const choices = { pages, pictures, downloads };
  return { choices, callOuts, blocks, slots: contentType?.slots ?? [], variables, valueSources, valueNames };
}
