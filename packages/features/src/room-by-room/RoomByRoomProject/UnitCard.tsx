import type { RbrProjectDetail } from '@hien/api';
import { Heading, Link, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './RoomByRoomProject.css.ts';

type Unit = RbrProjectDetail['units'][number];

/** A home type with its plan; the whole card answers the pointer. */
export function UnitCard({ unit, project }: { unit: Unit; project: string }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <li className={s.unit}>
      <Picture
        picture={unit.thumbnail}
        ratio="4:3"
        fit="contain"
        sizes="(width > 992px) 400px, (width > 767px) 50vw, 100vw"
      />
      <Heading level={3} size="h4">
        <Link
          className={s.unitLink}
          href={paths.roomByRoomProjectDetail.to(language, {
            pro_name: project,
            id: unit.design_id,
          })}
        >
          {unit.name}
        </Link>
      </Heading>
      <Text tone="muted">
        {[
          format.area(unit.area),
          ...(unit.tower === null ? [] : [text('rooms.project.tower', { tower: unit.tower })]),
        ].join(' · ')}
      </Text>
      {unit.price_from === null ? null : (
        <Text numeric>{text('rooms.project.from', { price: format.vnd(unit.price_from) })}</Text>
      )}
    </li>
  );
}
