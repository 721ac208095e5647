import type { SavedShareList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { HomeWall, HomeWallSkeleton } from '../../shared/homes/HomeWall.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';
import * as tabs from '../parts/SavedTabs.css.ts';

interface SavedSharesProps {
  saved: Loadable<SavedShareList>;
  href: (change: { page: number }) => string;
}

/** Saved homes as cards, as the list of homes shows them. */
export function SavedShares({ saved, href }: SavedSharesProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <SavedList
      saved={saved}
      label={text('my-page.bookmark.title')}
      href={href}
      none={{
        title: text('my-page.bookmark.shares.empty.title'),
        text: text('my-page.bookmark.shares.empty.text'),
        action: text('my-page.bookmark.shares.empty.action'),
      }}
      startHref={paths.interiorShare.to(language)}
      skeleton={<HomeWallSkeleton count={4} />}
    >
      {({ items }) => (
        <>
          <h2 className={tabs.hidden}>{text('nav.interior-share')}</h2>
          <HomeWall shares={items.map(({ share }) => share)} />
        </>
      )}
    </SavedList>
  );
}
