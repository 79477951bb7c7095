import type {} from 'zod';

/** Notes in a field's schema (`schema.meta({ … })`, last in its chain) for JSON Schemas, forms and the guide. */
declare module 'zod' {
  interface GlobalMeta {
    /** The field's label; in a content type's schema, the name of one of its files. */
    title?: string | undefined;
    description?: string | undefined;
    /** Valid values as writers would write them. */
    examples?: unknown[] | undefined;
    /** In a content type's schema: the name of several of its files. */
    plural?: string;
    /** In a content type's schema: the keys of each section of its form. The last section takes all other keys. */
    sections?: Readonly<Record<string, readonly string[]>>;
    /** The content type whose entries' slugs are the values. */
    reference?: string;
    /** A list in the settings and a field of its elements, whose values are allowed here, such as `categories.nom`. */
    listed?: string;
    link?: boolean;
    /** True for the address of a picture: a file beside the text (`photo.jpg`), or one of the site (`/images/photo.jpg`). */
    picture?: boolean;
    /** The width in pixels at which pages show the picture; a smaller picture would be enlarged. */
    leastWidth?: number;
    /** True for the address of a file that the page offers, such as `/modeles/inventaire.xlsx`. */
    file?: boolean;
    /** True for a boolean in a list's element that makes the element a draft: no page shows it and nothing checks it. */
    draft?: boolean;
    /** True for a colour, `#rrggbb`. */
    color?: boolean;
    /** True for a text that may be longer than a line. */
    multiline?: boolean;
    /** An expression that matches all valid values of a format that only code can check, for forms and editors. */
    pattern?: string;
  }
}
