import { type RefObject, useEffect, useRef } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';

let pages = 0;

/** Names the window after a page's heading, and takes the focus there: whoever reads by ear hears that another page is here. The first page of all leaves it at the top. */
export function useHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pages += 1;
    if (pages > 1) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = words.titleOf(title);
  }, [title]);
  return heading;
}
