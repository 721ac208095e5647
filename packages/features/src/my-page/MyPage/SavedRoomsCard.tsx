import type { SavedRooms } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Picture, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './SavedRooms.css.ts';

/** A home as it was kept: its picture leads back into the selector, which says what changed since. */
export function SavedRoomsCard({ saved, actions }: { saved: SavedRooms; actions: ReactNode }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const href = paths.roomByRoomProjectDetail.to(
    language,
    { pro_name: saved.project_slug, id: saved.design_id },
    { s: saved.selection, saved: saved.id },
  );
  return (
    <article className={s.card}>
      <Picture
        picture={saved.picture}
        ratio="4:3"
        sizes="(width > 767px) 300px, 100vw"
        alt=""
        className={s.picture}
      />
      <div className={s.words}>
        <Heading level={2} size="h4">
          <Link className={s.open} href={href}>
            {saved.name}
          </Link>
        </Heading>
        <Text size="small" tone="muted">
          {saved.home_name}, {saved.project_name}
        </Text>
        <Text numeric>{format.vnd(saved.total)}</Text>
        <Text size="small" tone="muted">
          {text('my-page.rooms.saved-on', { date: format.date(saved.saved_at) })}
        </Text>
        <div className={s.actions}>{actions}</div>
      </div>
    </article>
  );
}
