import type {} from 'zod';

/**
 * Notes for people and forms that a field's schema carries (`schema.meta({ … })`, at the end of its chain).
 * They go into the JSON Schemas, which forms, other editors and the writers' guide read.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** The field's label; of a content type's whole schema, what writers call one of its files. */
    title?: string | undefined;
    /** One or two sentences: what it is for, where it shows, how long it may be. */
    description?: string | undefined;
    /** Values that the schema accepts, as they would be written. */
    examples?: unknown[] | undefined;
    /** Of a content type's whole schema: what writers call several of its files, if not what they call one. */
    plural?: string;
    /** Of a content type's whole schema: the sections of its form by name, with the keys of their fields. The last one takes what none names. */
    sections?: Readonly<Record<string, readonly string[]>>;
    /** The content type of which this is an entry's slug. */
    reference?: string;
    /** A list of the settings and a field of its entries, of which this is a value: `categories.nom`. */
    listed?: string;
    /** A path of the site, an anchor or an address elsewhere. */
    link?: boolean;
    /** The address of a picture: a file beside the text (`photo.jpg`), or one of the site (`/images/photo.jpg`). */
    picture?: boolean;
    /** Of a picture: how many pixels wide it has to be so as not to be enlarged there. */
    leastWidth?: number;
    /** The address of a file of the static folder, which the page offers: `/modeles/inventaire.xlsx`. */
    file?: boolean;
    /** Of a yes or no in an element of a list: while it is true, the element is a draft, which no page shows and nothing checks. */
    draft?: boolean;
    /** A colour, `#rrggbb`. */
    color?: boolean;
    /** A text that may be longer than a line. */
    multiline?: boolean;
    /** For a format that only code can check: an expression that all it accepts fits, for those who have no code. */
    pattern?: string;
  }
}
