import { useHeading } from './focus.ts';

/** The head of a page, with its purpose and its heading, which takes the focus and names the window. */
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
