import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { restoreCopies } from './document/local-copies.ts';

// Otherwise the browser would replace the workshop by a file that is dropped outside a drop target.
for (const type of ['dragover', 'drop'] as const)
  addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });

const place = document.getElementById('atelier');
void restoreCopies().then(() => {
  if (place) createRoot(place).render(<App />);
});
