import { workshop } from '../../messages/workshop.fr.ts';

export function App() {
  return <h1>{workshop.title}</h1>;
}
