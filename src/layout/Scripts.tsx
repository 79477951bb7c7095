import { usePage } from '../ui/page-context.ts';

/** What runs in the browser. It stands last, when it is known whether the page has an island: without one, nothing of React's is named. */
export function Scripts() {
  const { scripts, islands } = usePage();
  return (
    <>
      <script type="module" src={scripts.page} />
      {islands.length > 0 && <script type="module" src={scripts.islands} />}
    </>
  );
}
