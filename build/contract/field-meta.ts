import type {} from 'zod';

/** Notes of a field's schema (`schema.meta({ … })`, last in its chain), for JSON Schemas, forms and the guide. */
declare module 'zod' {
  interface GlobalMeta {
    /** The label; of a content type's schema, the name of one file. */
    title?: string | undefined;
    description?: string | undefined;
    /** Values as they would be written. */
    examples?: unknown[] | undefined;
    /** Of a content type's schema: the name of several files. */
    plural?: string;
    /** Of a content type's schema: keys of the form's sections. The last section takes all other keys. */
    sections?: Readonly<Record<string, readonly string[]>>;
    /** The content type of which this is an entry's slug. */
    reference?: string;
    /** A list of the settings and a field of its entries, of which this is a value: `categories.nom`. */
    listed?: string;
    link?: boolean;
    /** The address of a picture: a file beside the text (`photo.jpg`), or one of the site (`/images/photo.jpg`). */
    picture?: boolean;
    /** Of a picture: the width in pixels that it is shown at. */
    leastWidth?: number;
    /** The address of a file that the page offers: `/modeles/inventaire.xlsx`. */
    file?: boolean;
    /** Of a boolean in a list's element: while true, no page shows the element. */
    draft?: boolean;
    /** A colour, `#rrggbb`. */
    color?: boolean;
    /** A text that may be longer than a line. */
    multiline?: boolean;
    /** An expression that fits all valid values, for forms and editors. */
    pattern?: string;
  }
}
