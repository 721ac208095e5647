import { AreaMessages, PageHead, slugTitle, useLanguage, useText } from '@hien/features/shared';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMatch } from './routes.ts';
import { type LoadedScreen, loadScreen } from './screens.ts';

/** A screen with its area's messages and its title. Another address of the same route is another page. */
export function Page({ match }: { match: PageMatch }) {
  const { pathname } = useLocation();
  const { Screen, entry } = use(loadScreen(match.route, useLanguage()));
  const page = (
    <>
      <Title title={entry.title} match={match} />
      {/* The language is left out of the key: switching it keeps what was typed and opened. */}
      <Screen key={pathname.replace(/^\/[^/]+/, '')} />
    </>
  );
  return entry.messages ? page : <AreaMessages area={match.route.area}>{page}</AreaMessages>;
}

interface TitleProps {
  title: LoadedScreen['entry']['title'];
  match: PageMatch;
}

function Title({ title, match: { route, params } }: TitleProps) {
  const text = useText();
  if (title === 'screen') return null;
  return (
    <PageHead
      title={title === 'slug' ? slugTitle(params.slug ?? '') : text(title)}
      hidden={route.guard !== 'open'}
    />
  );
}
