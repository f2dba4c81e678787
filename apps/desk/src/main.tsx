import '@kipenga/ui/tokens.css';
import { NEWS_ADDRESS } from '@kipenga/api/desk';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk } from './Desk.tsx';
import { createDeskStore, deskTransport } from './store.ts';

/** The platform writes so into the page of a copy of the house. */
const isCopy = document.querySelector('meta[name="house-copy"]') !== null;
const openNews = () => new EventSource(NEWS_ADDRESS);
const root = document.getElementById('desk');
if (root !== null) {
  const store = createDeskStore(deskTransport());
  setupListeners(store.dispatch);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/desk">
        <Desk store={store} openNews={openNews} isCopy={isCopy} />
      </BrowserRouter>
    </StrictMode>,
  );
}
