import {
  ErrorBoundary,
  PageProviders,
  languageRedirect,
  splitLanguage,
} from '@hien/features/shared';
import { type ReactNode, Suspense, lazy, useDeferredValue, useEffect, useMemo } from 'react';
import {
  Navigate,
  type NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { Guarded } from './Guarded.tsx';
import { Page } from './Page.tsx';
import { useFrame } from './frame.ts';
import { type PageMatch, matchPage } from './routes.ts';
import { BareCrash } from './shell/BareCrash.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { Shell } from './shell/Shell.tsx';

// Most visits never see them.
const CrashPage = lazy(async () => ({
  default: (await import('./shell/CrashPage.tsx')).CrashPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
}));

export interface AppProps {
  /** The server found that what this address names is gone: its answer was 404. */
  missing?: boolean;
  /** The header and the first page listen. */
  onHydrated?: () => void;
}

/**
 * The product. Renders the same on the server and in the browser. The page before stays, usable, until
 * the next one has its code and messages: the router's location is deferred.
 */
export function App({ missing = false, onHydrated }: AppProps) {
  const location = useLocation();
  // Asked for here: inside `Routes` with a location of their own everything looks like a step back.
  const type = useNavigationType();
  const shown = useDeferredValue(useMemo(() => ({ location, type }), [location, type]));
  // The server's verdict is about the address that was opened first.
  const gone = missing && location.key === 'default';
  return (
    <Routes location={shown.location}>
      <Route
        path="*"
        element={
          <Place
            arrival={shown.type}
            pending={shown.location !== location}
            missing={gone}
            onHydrated={onHydrated}
          />
        }
      />
    </Routes>
  );
}

interface PlaceProps {
  arrival: NavigationType;
  pending: boolean;
  missing: boolean;
  onHydrated: AppProps['onHydrated'];
}

function Place({ arrival, pending, missing, onHydrated }: PlaceProps) {
  const { pathname, search, hash, key } = useLocation();
  const address = splitLanguage(pathname);
  if (!address)
    return (
      <Navigate
        replace
        to={`${languageRedirect(pathname, (path) => matchPage(path) !== undefined) ?? '/'}${search}${hash}`}
      />
    );

  const match = missing ? undefined : matchPage(address.path);
  return (
    <PageProviders language={address.language}>
      <Framed match={match} pending={pending} arrival={arrival}>
        <ErrorBoundary resetKey={key} fallback={(retry) => <Crash onRetry={retry} />}>
          <Suspense fallback={<PageSkeleton />}>
            {match ? (
              <Guarded match={match}>
                <Page match={match} />
              </Guarded>
            ) : (
              <NotFoundPage />
            )}
            <Hydrated onHydrated={onHydrated} />
          </Suspense>
        </ErrorBoundary>
      </Framed>
    </PageProviders>
  );
}

interface FramedProps extends Pick<PlaceProps, 'pending' | 'arrival'> {
  match: PageMatch | undefined;
  children: ReactNode;
}

/** The shell in the brand of the page. */
function Framed({ match, ...rest }: FramedProps) {
  return <Shell layout={useFrame(match)} {...rest} />;
}

/** Stands beside the page: what waits together is hydrated together, and after what stands around it. */
function Hydrated({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** With nothing to load the designed page from, words and a button must do. */
function Crash({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorBoundary fallback={() => <BareCrash />}>
      <Suspense>
        <CrashPage onRetry={onRetry} />
      </Suspense>
    </ErrorBoundary>
  );
}
