// This module exports functions for texts and days, for applications beside the generator.
export { cutText, YAML_START } from '../diagnostics/front-matter/cut.ts';
export { placesIn } from '../diagnostics/places.ts';
export { byCodeUnit } from '../platform/by-code-unit.ts';
export { dayOf, startOfDay } from '../platform/calendar.ts';
export { type TextEdit, withEdits } from '../platform/html/text-edit.ts';
