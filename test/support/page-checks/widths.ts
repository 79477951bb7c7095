/** In CSS pixels: the width that pages have to reflow to (WCAG 2.2, 1.4.10). */
export const NARROWEST = 320;
