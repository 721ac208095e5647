import type { SavedDesignList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { DesignGrid, DesignGridSkeleton } from '../../shared/designs/DesignGrid.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';

interface SavedDesignsProps {
  saved: Loadable<SavedDesignList>;
  href: (change: { page: number }) => string;
}

/** Saved designs as cards, as the list of designs shows them. */
export function SavedDesigns({ saved, href }: SavedDesignsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <SavedList
      saved={saved}
      label={text('my-page.bookmark.title')}
      href={href}
      none={{
        title: text('my-page.bookmark.designs.empty.title'),
        text: text('my-page.bookmark.designs.empty.text'),
        action: text('my-page.bookmark.designs.empty.action'),
      }}
      startHref={paths.interiorDesign.to(language)}
      skeleton={<DesignGridSkeleton count={4} />}
    >
      {({ items }) => <DesignGrid designs={items.map(({ design }) => design)} />}
    </SavedList>
  );
}
