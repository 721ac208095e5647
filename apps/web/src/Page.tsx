import { AreaMessages, PageHead, slugTitle, useLanguage, useText } from '@hien/features/shared';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMatch } from './routes.tsx';
import { loadScreen } from './screens.ts';

/** A screen with its area's messages and its title. Another address of the same route is another page. */
export function Page({ match }: { match: PageMatch }) {
  const { pathname } = useLocation();
  const { Screen } = use(loadScreen(match.route, useLanguage()));
  const page = (
    <>
      <Title match={match} />
      {/* The language is left out of the key: switching it keeps what was typed and opened. */}
      <Screen key={pathname.replace(/^\/[^/]+/, '')} />
    </>
  );
  return match.route.handle.messages === 'with-parts' ? (
    page
  ) : (
    <AreaMessages area={match.route.area}>{page}</AreaMessages>
  );
}

function Title({ match: { route, params } }: { match: PageMatch }) {
  const text = useText();
  const { title, guard } = route.handle;
  if (title === 'screen') return null;
  return (
    <PageHead
      title={title === 'slug' ? slugTitle(params.slug ?? '') : text(title)}
      hidden={guard !== 'open'}
    />
  );
}
