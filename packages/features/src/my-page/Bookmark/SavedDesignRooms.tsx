import type { SavedRoomList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { DesignCard } from '@hien/ui';
import { DesignGridSkeleton } from '../../shared/designs/DesignGrid.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';
import * as s from './BookmarkView.css.ts';

interface SavedDesignRoomsProps {
  saved: Loadable<SavedRoomList>;
  href: (change: { page: number }) => string;
}

/** Saved rooms of designs, each with the design it belongs to. */
export function SavedDesignRooms({ saved, href }: SavedDesignRoomsProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <SavedList
      saved={saved}
      label={text('my-page.bookmark.title')}
      href={href}
      none={{
        title: text('my-page.bookmark.rooms.empty.title'),
        text: text('my-page.bookmark.rooms.empty.text'),
        action: text('my-page.bookmark.designs.empty.action'),
      }}
      startHref={paths.interiorDesign.to(language)}
      skeleton={<DesignGridSkeleton count={4} />}
    >
      {({ items }) => (
        <ul className={s.rooms}>
          {items.map(({ room }) => (
            <li key={room.id}>
              <DesignCard
                href={paths.interiorDesignRoomDetail.to(language, {
                  id: room.design_id,
                  roomId: room.id,
                })}
                title={room.name}
                picture={room.picture}
                facts={[room.design_title, format.area(room.area)]}
                sizes="(min-width: 1280px) 450px, (min-width: 768px) 46vw, 92vw"
                level={2}
              />
            </li>
          ))}
        </ul>
      )}
    </SavedList>
  );
}
