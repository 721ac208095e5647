import { feedPath, type FeedKind } from '@hien/domain/routes';
import { Link, Text } from '@hien/ui';
import { use } from 'react';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

const types = { atom: 'application/atom+xml', rss: 'application/rss+xml' };

/** How to follow a list in a feed reader: for people a link, for their readers the addresses in the page's head. */
export function FollowFeed({ kind, title }: { kind: FeedKind; title: string }) {
  const text = useText();
  const language = useLanguage();
  const origin = use(OriginContext);
  return (
    <>
      {(['atom', 'rss'] as const).map((format) => (
        <link
          key={format}
          rel="alternate"
          type={types[format]}
          title={`${title} · Hiên`}
          href={`${origin}${feedPath(language, kind, format)}`}
        />
      ))}
      <Text tone="muted">
        {text('feed.lead')} {/* A file for programs: the router has no page for it. */}
        <Link href={feedPath(language, kind, 'rss')} newTabLabel={text('feed.new-tab')}>
          {text('feed.follow')}
        </Link>
      </Text>
    </>
  );
}
