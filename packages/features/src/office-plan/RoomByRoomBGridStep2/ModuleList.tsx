import { modulesOfRoom, officeModule } from '@hien/domain/office-plan';
import { Button, Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import type { Modules } from './useModules.ts';
import * as o from '../parts/Office.css.ts';
import * as s from '../parts/Editor.css.ts';

interface ModuleListProps {
  flow: OfficeFlow;
  modules: Modules;
}

/** What stands in each room; a press chooses it, and the drawing's buttons are for it. */
export function ModuleList({ flow, modules }: ModuleListProps) {
  const text = useText();
  const format = useFormat();
  const placed = modules.modules.map((one, index) => ({ ...one, index }));
  return (
    <section className={o.part} aria-labelledby="modules">
      <Heading level={2} size="h4" id="modules">
        {text('office-plan.list')}
      </Heading>
      {flow.floor.rooms.map((room, at) => {
        const inRoom = placed.filter((one) => one.room === room.id);
        return (
          <div key={room.id}>
            <h3 className={s.roomHead}>
              <span className={o.badge} aria-hidden>
                {at + 1}
              </span>
              {room.name}
              <span className={s.size}>{format.area(Math.round(room.area))}</span>
            </h3>
            {inRoom.length === 0 ? (
              <p className={o.savedLine}>
                <Text as="span" size="small" tone="muted">
                  {text('office-plan.list.empty')}
                </Text>
                {room.kind === 'work' || modulesOfRoom[room.kind].length > 0 ? (
                  <Button variant="quiet" size="sm" onClick={() => modules.fill(room)}>
                    {text('office-plan.list.fill')}
                  </Button>
                ) : null}
              </p>
            ) : (
              <ul className={s.list}>
                {inRoom.map(({ index, module }) => {
                  const known = officeModule(module);
                  return (
                    <li key={index} className={s.row}>
                      <button
                        type="button"
                        className={s.pick}
                        aria-pressed={modules.chosen === index}
                        onClick={() => modules.choose(index)}
                      >
                        <span>{modules.nameOf(module)}</span>
                        {known === undefined ? null : (
                          <span className={s.size}>
                            {format.decimal(known.width)} × {format.decimal(known.depth)} m
                          </span>
                        )}
                      </button>
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
