import { type OfficeTotal, officeModule } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Picture, Stack, Text } from '@hien/ui';
import { BeforeAfter } from '@hien/ui/viewers';
import { useCompareLabels } from '../../shared/built/useCompareLabels.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { modulePhoto } from '../../shared/office/module-picture.ts';
import { officeRoomPictures } from './office-room-picture.ts';
import { type OfficeRoom, officeRooms, roomTotal } from './office-rooms.ts';
import { beside } from './Introduction.css.ts';
import * as s from './OfficeRooms.css.ts';

interface OfficeRoomsProps {
  /** The one that is looked at. */
  room: OfficeRoom;
  href: (room: OfficeRoom) => string;
}

/** Rooms of offices before the works and after, and what the modules that stand in them cost. */
export function OfficeRooms({ room, href }: OfficeRoomsProps) {
  const text = useText();
  const compare = useCompareLabels(text(`office.rooms.${room}`));
  const { before, after } = officeRoomPictures(room);
  return (
    <Stack gap={4}>
      <ListChips
        label={text('office.rooms.choose')}
        options={officeRooms.map((one) => ({ value: one, label: text(`office.rooms.${one}`) }))}
        value={room}
        href={(one) => href(one ?? room)}
      />
      <div className={beside}>
        <BeforeAfter
          key={room}
          before={{ ...before, alt: text(`office.rooms.${room}.before`) }}
          after={{ ...after, alt: text(`office.rooms.${room}.after`) }}
          sizes="(width > 992px) 760px, 100vw"
          labels={compare}
        />
        <Stack gap={4}>
          <Heading level={3} size="h4">
            {text(`office.rooms.${room}`)}
          </Heading>
          <Modules of={roomTotal(room)} />
          <Text size="small" tone="muted">
            {text('office.rooms.note')}
          </Text>
        </Stack>
      </div>
    </Stack>
  );
}

function Modules({ of: { lines, total } }: { of: OfficeTotal }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      <ul className={s.modules}>
        {lines.map(({ id, quantity, price, amount }) => {
          const module = officeModule(id);
          if (module === undefined) return null;
          const photo = modulePhoto(module, language);
          return (
            <li key={id} className={s.module}>
              {photo === null ? null : <Picture picture={photo} ratio="1:1" sizes="64px" alt="" />}
              <span className={s.name}>
                <Link
                  variant="quiet"
                  stretched
                  href={paths.roomByRoomBGridModuleDetail.to(language, { moduleId: module.number })}
                >
                  {module.name[language]}
                </Link>
                <Text size="small" tone="muted" numeric as="span">
                  {text('office.rooms.each', { quantity, price: format.vnd(price) })}
                </Text>
              </span>
              <Text numeric as="span">
                {format.vnd(amount)}
              </Text>
            </li>
          );
        })}
      </ul>
      <p className={s.total}>
        <span>{text('office.rooms.total')}</span>
        <Text numeric weight="strong" as="span">
          {format.vnd(total)}
        </Text>
      </p>
    </>
  );
}
