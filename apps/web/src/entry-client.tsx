import '@hien/ui/styles';
import { createQueryClient, startSession } from '@hien/api';
import { StateProviders, loadMessages, remembered, splitLanguage } from '@hien/features/shared';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { dataElementId, readPageData } from './page-data.ts';
import { isOpen, matchPage } from './routes.tsx';
import { loadScreen } from './screens.ts';
import { reloadOnStaleCode } from './stale-code.ts';

reloadOnStaleCode();

const queryClient = createQueryClient();
const data = readPageData(document.getElementById(dataElementId)?.textContent);
if (data) hydrate(queryClient, data.queries);

const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <StateProviders
        queryClient={queryClient}
        mode={remembered(document.cookie).mode}
        origin={location.origin}
        isOpen={isOpen}
      >
        <App missing={data?.missing ?? false} />
      </StateProviders>
    </BrowserRouter>
  </StrictMode>
);

// Not with a top-level await: the screens import what this file is bundled with, and would wait for it in turn.
void start();

/** With the code and the messages in hand, hydration finds everything that the server rendered. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const address = splitLanguage(location.pathname);
  const match = address && matchPage(address.path);
  const ready =
    address &&
    (match && !data?.missing
      ? loadScreen(match.route, address.language)
      : loadMessages('shared', address.language));
  // A failure is shown by the page itself, with a way to try again.
  await Promise.resolve(ready).catch(() => undefined);
  if (data) hydrateRoot(root, app);
  else createRoot(root).render(app);
  startSession(queryClient);
}
