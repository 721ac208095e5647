import { Badge, Heading, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { certaintyTone } from './certainty-tone.ts';
import { DoorForm } from './DoorForm.tsx';
import type { Doors } from './useDoors.ts';
import * as e from '../parts/Editor.css.ts';
import * as o from '../parts/Office.css.ts';
import * as s from './Doors.css.ts';

/** All doors by their tags on the drawing; the chosen one opens with all that can be done with it. */
export function DoorList({ doors }: { doors: Doors }) {
  const text = useText();
  const { words } = doors;
  return (
    <section className={o.part} aria-labelledby="doors">
      <Heading level={2} size="h4" id="doors">
        {text('office-plan.doors.list')}
      </Heading>
      {doors.doors.length === 0 ? (
        <Text tone="muted">{text('office-plan.doors.list.empty')}</Text>
      ) : (
        <ol className={e.list}>
          {doors.doors.map((door, index) => {
            const isChosen = doors.chosen === index;
            return (
              <li key={index} className={e.row}>
                <button
                  type="button"
                  className={s.pick}
                  aria-expanded={isChosen}
                  onClick={() => doors.choose(isChosen ? null : index)}
                >
                  <span className={s.tag}>{words.tag(index)}</span>
                  <span className={s.pickWords}>
                    {words.what(door)}
                    <span className={s.where}>{words.place(door)}</span>
                  </span>
                  <Badge tone={certaintyTone[door.certainty]}>
                    {text(`office-plan.doors.certainty.${door.certainty}`)}
                  </Badge>
                </button>
                {isChosen ? <DoorForm doors={doors} door={door} index={index} /> : null}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
