import {
  type OfficeRoomKind,
  officeRoomKinds,
  officeRoomLabels,
  withRoomKind,
} from '@hien/domain/office-plan';
import { Field, Select } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import * as s from '../parts/Office.css.ts';

interface RoomKindsProps {
  flow: OfficeFlow;
  /** Whether the one whose box has the focus is shown on the plan: not while something else is done there. */
  chooses?: boolean;
}

/** The rooms of the plan by their numbers: what each is for, and how large it is. */
export function RoomKinds({
  flow: { project, floor, store, link },
  chooses = true,
}: RoomKindsProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const options = officeRoomKinds.map((kind) => ({
    value: kind,
    label: officeRoomLabels[kind][language],
  }));
  return (
    <ol className={s.rooms}>
      {floor.rooms.map(({ id, kind, area }, at) => (
        <li key={id} className={s.room}>
          <span className={s.badge} aria-hidden>
            {at + 1}
          </span>
          <Field label={text('office-plan.room.kind', { number: at + 1 })} labelHidden>
            <Select
              options={options}
              value={kind}
              onFocus={() => {
                if (chooses && link.url.room !== id) link.go({ room: id }, { replace: true });
              }}
              onChange={({ target }) =>
                store.change(withRoomKind(project, id, target.value as OfficeRoomKind, language))
              }
            />
          </Field>
          <span className={s.roomArea}>{format.area(Math.round(area))}</span>
        </li>
      ))}
    </ol>
  );
}
