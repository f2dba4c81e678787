import '@kipenga/ui/tokens.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk } from './Desk.tsx';
import { createDeskStore, deskTransport } from './store.ts';

const root = document.getElementById('desk');
if (root !== null) {
  const store = createDeskStore(deskTransport());
  setupListeners(store.dispatch);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/desk">
        <Desk store={store} />
      </BrowserRouter>
    </StrictMode>,
  );
}
