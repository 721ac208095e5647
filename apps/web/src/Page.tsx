import { AreaMessages, useLanguage } from '@hien/features/shared';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMatch } from './routes.ts';
import { loadScreen } from './screens.ts';

/** A screen with its area's messages. Another address of the same route is another page. */
export function Page({ match }: { match: PageMatch }) {
  const { pathname } = useLocation();
  const { Screen } = use(loadScreen(match.route, useLanguage()));
  return (
    <AreaMessages area={match.route.area}>
      {/* The language is left out of the key: switching it keeps what was typed and opened. */}
      <Screen key={pathname.replace(/^\/[^/]+/, '')} />
    </AreaMessages>
  );
}
