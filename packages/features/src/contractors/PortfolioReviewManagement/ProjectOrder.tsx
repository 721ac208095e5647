import { type OwnProject, orderProjects } from '@hien/api';
import { useSend } from '../../shared/calls/useSend.ts';
import { OrderedList } from './OrderedList.tsx';
import { ProjectRow } from './ProjectRow.tsx';

/** Visitors see the projects in this order. */
export function ProjectOrder({ items }: { items: readonly OwnProject[] }) {
  const ordering = useSend(orderProjects);
  return (
    <OrderedList
      items={items}
      idOf={({ project }) => project.id}
      nameOf={({ project }) => project.name}
      busy={ordering.busy}
      onSave={(ids) => ordering.send({ ids })}
      onOld={ordering.refresh}
      row={(item, place) => <ProjectRow item={item} {...place} />}
    />
  );
}
