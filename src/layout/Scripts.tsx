import { usePage } from '../ui/page-context.ts';

/** The modules that this page's parts asked for, and no others. It stands last, when all of them have been drawn. */
export function Scripts() {
  const { scripts, modules } = usePage();
  return [...modules].map((name) => <script key={name} type="module" src={scripts[name]} />);
}
