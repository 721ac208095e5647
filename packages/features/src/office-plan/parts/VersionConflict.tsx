import { type OfficeProject, deskCount, officeTotal } from '@hien/domain/office-plan';
import { Button, DefinitionList, Heading, Text } from '@hien/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeStore } from '../store/useOfficeProject.ts';
import { FloorDrawing } from './FloorDrawing.tsx';
import * as s from './Office.css.ts';

/** Another device was first: both stand side by side until somebody says which one goes on. */
export function VersionConflict({ store }: { store: OfficeStore }) {
  const text = useText();
  const { date } = useFormat();
  const root = useRef<HTMLElement>(null);
  // It was not asked for, and the page is long.
  useEffect(() => root.current?.focus(), []);
  const { conflict } = store;
  if (conflict === null) return null;
  return (
    <section
      ref={root}
      tabIndex={-1}
      role="alert"
      className={s.conflict}
      aria-labelledby="office-conflict"
    >
      <Heading level={2} size="h4" id="office-conflict">
        {text('office-plan.conflict.title')}
      </Heading>
      <Text size="small">{text('office-plan.conflict.text')}</Text>
      <div className={s.both}>
        <Side
          title={text('office-plan.conflict.mine')}
          project={conflict.mine}
          action={
            <Button variant="primary" size="sm" onClick={store.takeMine}>
              {text('office-plan.conflict.take-mine')}
            </Button>
          }
        />
        <Side
          title={text('office-plan.conflict.theirs', { at: date(conflict.savedAt, 'dateTime') })}
          project={conflict.theirs}
          action={
            <Button size="sm" onClick={store.takeTheirs}>
              {text('office-plan.conflict.take-theirs')}
            </Button>
          }
        />
      </div>
    </section>
  );
}

function Side({
  title,
  project,
  action,
}: {
  title: string;
  project: OfficeProject;
  action: ReactNode;
}) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.side}>
      <Heading level={3} size="h5">
        {title}
      </Heading>
      <FloorDrawing project={project} label={title} />
      <DefinitionList
        items={[
          { term: text('office-plan.name'), detail: project.name || text('office-plan.unnamed') },
          {
            term: text('office-plan.people'),
            detail: text('office-plan.people.count', { count: project.headcount }),
          },
          {
            term: text('office-plan.desks'),
            detail: format.integer(deskCount(project.modules)),
          },
          { term: text('office-plan.total'), detail: format.vnd(officeTotal(project).total) },
        ]}
      />
      <div>{action}</div>
    </div>
  );
}
