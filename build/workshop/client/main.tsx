import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('atelier');
if (place) createRoot(place).render(<App />);
