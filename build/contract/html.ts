// Finished pages, as an application beside the generator reads them.
export {
  type Attribute,
  attributeOf,
  attributeText,
  type Element,
  type HtmlReader,
  textOf,
} from '../platform/html/element.ts';
export { readHtml } from '../platform/html/read-page.ts';
