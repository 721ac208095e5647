import { officeModules } from '@hien/domain/office-plan';
import { Button, Field, Heading, Select } from '@hien/ui';
import { useState } from 'react';
import { useAhead } from '../../shared/address/useAhead.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import type { Modules } from './useModules.ts';
import * as s from '../parts/Office.css.ts';

interface AddModuleProps {
  flow: OfficeFlow;
  modules: Modules;
}

/** One more module: the rules find its place in a room. */
export function AddModule({ flow: { floor, link }, modules }: AddModuleProps) {
  const text = useText();
  const language = useLanguage();
  const [module, setModule] = useState('desk-2');
  // Whoever adds right after choosing means the room that was chosen, not the one of an address that is on its way.
  const [chosen, expect] = useAhead(link.url.room);
  const room = floor.rooms.find(({ id }) => id === chosen) ?? floor.rooms[0];
  if (room === undefined) return null;
  return (
    <section className={s.part} aria-labelledby="add">
      <Heading level={2} size="h4" id="add">
        {text('office-plan.add')}
      </Heading>
      <div className={s.fields}>
        <Field label={text('office-plan.add.module')}>
          <Select
            options={officeModules.map(({ id, name }) => ({ value: id, label: name[language] }))}
            value={module}
            onChange={({ target }) => setModule(target.value)}
          />
        </Field>
        <Field label={text('office-plan.add.room')}>
          <Select
            options={floor.rooms.map(({ id, name }, at) => ({
              value: id,
              label: `${at + 1}. ${name}`,
            }))}
            value={room.id}
            onChange={({ target }) => {
              expect(target.value);
              link.go({ room: target.value }, { replace: true });
            }}
          />
        </Field>
      </div>
      <div>
        <Button onClick={() => modules.add(module, room)}>{text('office-plan.add.add')}</Button>
      </div>
    </section>
  );
}
