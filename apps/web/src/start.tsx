import '@hien/ui/styles';
import { createQueryClient, startSession } from '@hien/api';
import { announceHydrated, announceHydrating, dehydrated } from '@hien/features/hydration';
import {
  NewestLocationContext,
  StateProviders,
  loadMessages,
  remembered,
  splitLanguage,
} from '@hien/features/shared';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { guestElsewhere, leaveFor } from './entry/guest-elsewhere.ts';
import { whenStaying } from './entry/leaving.ts';
import { dataElementId, readPageData } from './page-data.ts';
import { matchPage } from './routes.ts';
import { loadScreen } from './screens.ts';
import { reloadOnStaleCode } from './stale-code.ts';

reloadOnStaleCode();

const queryClient = createQueryClient();
const data = readPageData(document.getElementById(dataElementId)?.textContent);
if (data) hydrate(queryClient, data.queries);

const newest = () => location;

const product = (onHydrated: () => void) => (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <StateProviders
        queryClient={queryClient}
        mode={remembered(document.cookie).mode}
        origin={location.origin}
      >
        <NewestLocationContext value={newest}>
          <App missing={data?.missing ?? false} onHydrated={onHydrated} />
        </NewestLocationContext>
      </StateProviders>
    </BrowserRouter>
  </StrictMode>
);

/**
 * With the code and the messages in hand, hydration finds everything that the server rendered. Resolves when the page
 * listens; a page that cannot be shown never does.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const address = splitLanguage(location.pathname);
  const match = address && matchPage(address.path);
  const elsewhere = address && match && guestElsewhere(match.route, address.language);
  if (elsewhere !== undefined) return leaveFor(elsewhere);
  const ready =
    address &&
    (match && !data?.missing
      ? loadScreen(match.route, address.language)
      : loadMessages('shared', address.language));
  // A failure is shown by the page itself, with a way to try again; a page that is being left shows what it did.
  await Promise.resolve(ready).catch(whenStaying);
  const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>();
  const app = product(onHydrated);
  if (!data) createRoot(root).render(app);
  else {
    announceHydrating();
    // In slices: a long task would hold up the visitor's first touch.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  }
  startSession(queryClient);
  await hydrated;
  root.removeAttribute(dehydrated);
  announceHydrated();
  if (import.meta.env.PROD) {
    const { registerOffline } = await import('./offline/register.ts');
    await registerOffline();
  }
}
