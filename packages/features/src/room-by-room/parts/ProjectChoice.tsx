import type { RbrProject } from '@hien/api';
import { Grid, Heading, Link, Picture, Text } from '@hien/ui';
import * as s from './HomeCards.css.ts';

/** Projects as cards that choose; the whole card answers the pointer. */
export function ProjectChoice({
  projects,
  href,
}: {
  projects: readonly RbrProject[];
  href: (slug: string) => string;
}) {
  return (
    <Grid as="ul" columns={{ phone: 1, tablet: 2 }} gap={6} className={s.list}>
      {projects.map((project, at) => (
        <li key={project.id} className={s.card}>
          <Picture
            picture={project.thumbnail}
            ratio="16:9"
            sizes="(width > 767px) 50vw, 100vw"
            alt=""
            priority={at === 0}
          />
          <Heading level={3} size="h4">
            <Link className={s.link} href={href(project.slug)}>
              {project.project_name}
            </Link>
          </Heading>
          <Text tone="muted">{project.location}</Text>
        </li>
      ))}
    </Grid>
  );
}
