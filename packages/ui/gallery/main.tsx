import '../src/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery nonce={document.querySelector<HTMLElement>('[nonce]')?.nonce} />
  </StrictMode>,
);
