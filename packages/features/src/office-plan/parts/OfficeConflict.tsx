import { type OfficeProject, deskCount, officeTotal } from '@hien/domain/office-plan';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { VersionConflict } from '../../shared/states/VersionConflict.tsx';
import type { OfficeStore } from '../store/useOfficeProject.ts';
import { FloorDrawing } from './FloorDrawing.tsx';

/** Another device was first: both projects stand side by side. */
export function OfficeConflict({ store }: { store: OfficeStore }) {
  const text = useText();
  const { date } = useFormat();
  const { conflict } = store;
  if (conflict === null) return null;
  const mine = text('office-plan.conflict.mine');
  const theirs = text('office-plan.conflict.theirs', { at: date(conflict.savedAt, 'dateTime') });
  return (
    <VersionConflict
      title={text('office-plan.conflict.title')}
      text={text('office-plan.conflict.text')}
      mine={{
        title: mine,
        content: <Version label={mine} project={conflict.mine} />,
        action: text('office-plan.conflict.take-mine'),
        onTake: store.takeMine,
      }}
      theirs={{
        title: theirs,
        content: <Version label={theirs} project={conflict.theirs} />,
        action: text('office-plan.conflict.take-theirs'),
        onTake: store.takeTheirs,
      }}
    />
  );
}

function Version({ label, project }: { label: string; project: OfficeProject }) {
  const text = useText();
  const format = useFormat();
  return (
    <>
      <FloorDrawing project={project} label={label} />
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
    </>
  );
}
