import type { RbrProject } from '@hien/api';
import { Heading, Link, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './RoomByRoom.css.ts';

/** A project to go to; the whole card answers the pointer. */
export function ProjectCard({ project, priority }: { project: RbrProject; priority: boolean }) {
  const text = useText();
  const language = useLanguage();
  const facts = [
    text('rooms.hub.designs', { count: project.design_count }),
    ...(project.towers.length > 0
      ? [text('rooms.hub.towers', { count: project.towers.length })]
      : []),
  ];
  return (
    <li className={s.card}>
      <Picture
        picture={project.thumbnail}
        ratio="16:9"
        sizes="(width > 767px) 50vw, 100vw"
        alt=""
        priority={priority}
      />
      <Heading level={3} size="h4">
        <Link
          className={s.cardLink}
          href={paths.roomByRoomProject.to(language, { pro_name: project.slug })}
        >
          {project.project_name}
        </Link>
      </Heading>
      <Text tone="muted">{project.location}</Text>
      <Text size="small">{facts.join(' · ')}</Text>
    </li>
  );
}
