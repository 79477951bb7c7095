import { useHeading } from './focus.ts';

/** The head of a page: its heading, which takes the focus and names the window, and what the page is for. */
export function PageHead({ heading, explanation }: { heading: string; explanation: string }) {
  const place = useHeading(heading);
  return (
    <header>
      <h1 ref={place} tabIndex={-1}>
        {heading}
      </h1>
      <p className="muted">{explanation}</p>
    </header>
  );
}
