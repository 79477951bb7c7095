import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { restoreCopies } from './document/local-copies.ts';

// A file that is dropped beside its place would be opened in the place of the workshop.
for (const type of ['dragover', 'drop'] as const)
  addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });

const place = document.getElementById('atelier');
void restoreCopies().then(() => {
  if (place) createRoot(place).render(<App />);
});
